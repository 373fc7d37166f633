### A school's server, as whoever runs it and a teacher meet it: the labs as a service of JupyterHub.

## The command line

hub-help = run as a service of JupyterHub, which says where to answer and who visits
hub-help-teachers = with --hub: the custom scope whose holders are teachers, such as custom:reefkit:teach; without it a class’s key makes a teacher
hub-alone = --teachers needs --hub: without JupyterHub nobody says who is a teacher.
hub-decides = With --hub, JupyterHub says where the labs answer and who may come in. Leave out { $option }.
hub-not-installed = --hub needs JupyterHub’s library. Install it with: pip install 'reefkit[hub]'
hub-lacks = --hub is for a service of JupyterHub, and the environment has no { $name }. Name it in the service’s environment file; deploy/README.md says what belongs there.
hub-odd = { $name } says “{ $given }”, which is not what JupyterHub tells a service.
hub-scope = “{ $given }” is not a custom scope of JupyterHub. Its name begins with custom: and has small letters, digits and hyphens, such as custom:reefkit:teach.
hub-own-server = This is one person’s own JupyterHub server. A class’s secrets must not be kept here: run the labs of a class as a service of the Hub.
hub-away = JupyterHub does not answer. Open pages keep working. Nobody else can sign in.
hub-back = JupyterHub answers again.

## The desk

hub-teachers-what = Your account is among the teachers’, so no set-up code is asked for.
hub-teachers-yours = Your classes
hub-teachers-open = Open { $name }
