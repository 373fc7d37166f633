# noqa: INP001  # a settings file, no module
"""JupyterHub on one machine: it signs people in, and the labs are its one service.

Copy to /etc/jupyterhub/jupyterhub_config.py (README.md beside this file says the rest). Secrets
stand in the environment (hub.env.sample), never here.
"""

import os

c = get_config()  # noqa: F821  # JupyterHub gives it

# -- where it answers ------------------------------------------------------------------

# Browsers come through nginx to the proxy, which sends them to the Hub or to the labs. The proxy is
# a unit of its own (jupyterhub-proxy.service): open pages carry on while the Hub restarts.
c.JupyterHub.bind_url = "http://127.0.0.1:8000"
c.JupyterHub.hub_bind_url = "http://127.0.0.1:8081"
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:8001"
c.ConfigurableHTTPProxy.should_start = False
c.ConfigurableHTTPProxy.auth_token = os.environ["CONFIGPROXY_AUTH_TOKEN"]

c.JupyterHub.db_url = "sqlite:////var/lib/jupyterhub/jupyterhub.sqlite"
c.JupyterHub.cookie_secret_file = "/var/lib/jupyterhub/cookie_secret"  # noqa: S105  # its place
c.JupyterHub.cookie_max_age_days = 0.5  # a school's computers are shared

# -- who may sign in ------------------------------------------------------------

# Accounts on this machine that are in these groups. For a school's own sign-in (LDAP, OpenID
# Connect, …) use another authenticator with its own settings; nothing else here changes.
c.JupyterHub.authenticator_class = "pam"
c.PAMAuthenticator.allowed_groups = {"students", "teachers"}
c.PAMAuthenticator.open_sessions = False

# Names of teachers' accounts, separated by spaces.
c.JupyterHub.load_groups = {"teachers": {"users": os.environ.get("HUB_TEACHERS", "").split()}}

# -- the labs ------------------------------------------------------------------

TEACH = "custom:reefkit:teach"

c.JupyterHub.services = [
    {
        "name": "reefkit",
        # Where reefkit.service listens, under its own account. The Hub never starts it, and knows
        # neither its database nor the password.
        "url": "http://127.0.0.1:8866",
        "api_token": os.environ["REEFKIT_API_TOKEN"],
        "oauth_no_confirm": True,
        # Without this the labs would not learn who teaches.
        "oauth_client_allowed_scopes": [TEACH],
    }
]
c.JupyterHub.custom_scopes = {TEACH: {"description": "Open the teacher's desk of Reefkit."}}
c.JupyterHub.load_roles = [
    # Everybody may open the labs, and nobody has a server of their own: pages of one origin can
    # read each other, so a student's server beside the labs could read a teacher's desk. If
    # students are to have servers, first give each a host name: c.JupyterHub.subdomain_host.
    {
        "name": "user",
        "scopes": [
            "access:services!service=reefkit",
            "read:users:name!user",
            "read:users:groups!user",
        ],
    },
    {"name": "reefkit-teacher", "scopes": [TEACH], "groups": ["teachers"]},
]
c.JupyterHub.default_url = "/services/reefkit/"
