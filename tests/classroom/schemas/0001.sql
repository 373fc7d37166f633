BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE answers (
	number INTEGER NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	lesson VARCHAR(200) NOT NULL, 
	sheet VARCHAR(200) NOT NULL, 
	question VARCHAR(200) NOT NULL, 
	attempt INTEGER NOT NULL, 
	"match" VARCHAR(40), 
	time VARCHAR(40) NOT NULL, 
	taken VARCHAR(40), 
	raw TEXT NOT NULL, 
	CONSTRAINT pk_answers PRIMARY KEY (number), 
	CONSTRAINT fk_answers_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT uq_answers_id UNIQUE (id), 
	CONSTRAINT uq_answers_person_lesson_sheet_question_attempt UNIQUE (person, lesson, sheet, question, attempt)
);
INSERT INTO "answers" VALUES(1,'3cabb4192b3689f23645','aaaaaaaaaaaaaaaaaaaa','reef','before','q1',1,NULL,'2026-03-01T12:00:03+00:00',NULL,'["a",{"b":null}]');
INSERT INTO "answers" VALUES(2,'9972a2b061a82a80bcfb','aaaaaaaaaaaaaaaaaaaa','reef','before','q1',2,NULL,'2026-03-01T12:00:04+00:00',NULL,'"\ud800"');
CREATE TABLE devices (
	number INTEGER NOT NULL, 
	visitor VARCHAR(200) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	added VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_devices PRIMARY KEY (number), 
	CONSTRAINT fk_devices_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT uq_devices_visitor_person UNIQUE (visitor, person)
);
INSERT INTO "devices" VALUES(1,'a-visitor','aaaaaaaaaaaaaaaaaaaa','2026-03-01T12:00:01+00:00');
CREATE TABLE entries (
	"match" VARCHAR(40) NOT NULL, 
	position INTEGER NOT NULL, 
	time VARCHAR(40) NOT NULL, 
	survey BOOLEAN NOT NULL, 
	line TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY ("match", position), 
	CONSTRAINT fk_entries_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "entries" VALUES('bbbbbbbbbbbbbbbbbbbb',0,'2026-03-01T12:00:00+00:00',0,'{"position":0,"seat":0,"action":{"do":"dive"},"author":"bot","checksum":"5c65bfcc021a022d","draws":[3],"time":"2026-03-01T12:00:00+00:00"}');
INSERT INTO "entries" VALUES('bbbbbbbbbbbbbbbbbbbb',1,'2026-03-01T12:00:00+00:00',0,'{"position":1,"seat":0,"action":{"do":"dive"},"author":"bot","checksum":"d39603e11b0b60a3","draws":[1],"time":"2026-03-01T12:00:00+00:00"}');
INSERT INTO "entries" VALUES('bbbbbbbbbbbbbbbbbbbb',2,'2026-03-01T12:00:00+00:00',0,'{"position":2,"seat":0,"action":{"do":"ready"},"author":"bot","checksum":"8af72c27e79539ad","time":"2026-03-01T12:00:00+00:00"}');
INSERT INTO "entries" VALUES('bbbbbbbbbbbbbbbbbbbb',3,'2026-03-01T12:00:00+00:00',0,'{"position":3,"seat":1,"action":{"do":"ready"},"author":"bot","checksum":"d89a0b35a56d4395","time":"2026-03-01T12:00:00+00:00"}');
INSERT INTO "entries" VALUES('bbbbbbbbbbbbbbbbbbbb',4,'2026-03-01T12:00:00+00:00',0,'{"position":4,"seat":0,"action":{"do":"hide","number":6},"author":"bot","checksum":"a2755a729e08b4c0","time":"2026-03-01T12:00:00+00:00"}');
INSERT INTO "entries" VALUES('bbbbbbbbbbbbbbbbbbbb',5,'2026-03-01T12:00:00+00:00',0,'{"position":5,"seat":1,"action":{"do":"hide","number":1},"author":"bot","checksum":"4891919cfcb699fd","draws":[1],"time":"2026-03-01T12:00:00+00:00"}');
INSERT INTO "entries" VALUES('bbbbbbbbbbbbbbbbbbbb',6,'2026-03-01T12:00:00+00:00',0,'{"position":6,"seat":0,"action":{"do":"ready"},"author":"bot","checksum":"47335f730e3631da","time":"2026-03-01T12:00:00+00:00"}');
INSERT INTO "entries" VALUES('bbbbbbbbbbbbbbbbbbbb',7,'2026-03-01T12:00:00+00:00',1,'{"position":7,"seat":1,"action":{"do":"ready"},"author":"bot","checksum":"6368222fd97016eb","time":"2026-03-01T12:00:00+00:00","state":{"round":1,"phase":"survey","hands":[[3],[]],"points":[[6],[3]],"notes":["",""],"ready":[false,false],"dives":[2,0],"hidden":[null,null],"offers":[]}}');
INSERT INTO "entries" VALUES('bbbbbbbbbbbbbbbbbbbb',8,'2026-03-01T12:00:00+00:00',0,'{"position":8,"seat":0,"action":{"do":"ready"},"author":"bot","checksum":"eaa47b1aa29140c5","time":"2026-03-01T12:00:00+00:00"}');
INSERT INTO "entries" VALUES('bbbbbbbbbbbbbbbbbbbb',9,'2026-03-01T12:00:00+00:00',0,'{"position":9,"seat":1,"action":{"do":"ready"},"author":"bot","checksum":"8a68eb4959e474c3","time":"2026-03-01T12:00:00+00:00"}');
INSERT INTO "entries" VALUES('bbbbbbbbbbbbbbbbbbbb',10,'2026-03-01T12:00:00+00:00',0,'{"position":10,"seat":0,"action":{"do":"dive"},"author":"bot","checksum":"27335bfbc095ea01","draws":[6],"time":"2026-03-01T12:00:00+00:00"}');
INSERT INTO "entries" VALUES('bbbbbbbbbbbbbbbbbbbb',11,'2026-03-01T12:00:00+00:00',0,'{"position":11,"seat":0,"action":{"do":"dive"},"author":"bot","checksum":"271fe1bacad30f76","draws":[4],"time":"2026-03-01T12:00:00+00:00"}');
CREATE TABLE finished (
	person VARCHAR(40) NOT NULL, 
	lesson VARCHAR(200) NOT NULL, 
	sheet VARCHAR(200) NOT NULL, 
	time VARCHAR(40) NOT NULL, 
	taken VARCHAR(40), 
	CONSTRAINT pk_finished PRIMARY KEY (person, lesson, sheet), 
	CONSTRAINT fk_finished_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "finished" VALUES('aaaaaaaaaaaaaaaaaaaa','reef','before','2026-03-01T12:00:05+00:00',NULL);
CREATE TABLE guesses (
	number INTEGER NOT NULL, 
	visitor VARCHAR(200) NOT NULL, 
	time VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_guesses PRIMARY KEY (number)
);
INSERT INTO "guesses" VALUES(1,'a-visitor','2026-03-01T12:00:10+00:00');
CREATE TABLE matches (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(100) NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	header TEXT NOT NULL, 
	CONSTRAINT pk_matches PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('bbbbbbbbbbbbbbbbbbbb','toy','2026-03-01T12:00:02+00:00','{"format":"reefkit-match","version":1,"setup":{"game":"toy","rules_version":1,"seats":[{"name":"Player 1","members":[],"bot":"eager"},{"name":"Player 2","members":[],"bot":"calm"}],"options":{"rounds":2,"clock":0},"content":{"sides":6,"dives":2,"finder":3,"flood":2,"names":["a whelk","a cowrie","a conch"]},"key":"1e0664a65d74e081"}}');
CREATE TABLE notes (
	number INTEGER NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	lesson VARCHAR(200) NOT NULL, 
	"key" VARCHAR(200) NOT NULL, 
	time VARCHAR(40) NOT NULL, 
	taken VARCHAR(40), 
	text TEXT NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY (number), 
	CONSTRAINT fk_notes_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT uq_notes_id UNIQUE (id)
);
INSERT INTO "notes" VALUES(1,'9f4a60a98ba88868c882','aaaaaaaaaaaaaaaaaaaa','reef','k','2026-03-01T12:00:06+00:00',NULL,'one');
INSERT INTO "notes" VALUES(2,'6be13853b6de99fd92f4','aaaaaaaaaaaaaaaaaaaa','reef','k','2026-03-01T12:00:07+00:00',NULL,'two');
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	code VARCHAR(20) NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_code UNIQUE (code)
);
INSERT INTO "people" VALUES('aaaaaaaaaaaaaaaaaaaa','Ann','78XQ2PRNSE','2026-03-01T12:00:01+00:00');
CREATE TABLE plots (
	number INTEGER NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	"match" VARCHAR(40) NOT NULL, 
	"key" VARCHAR(200) NOT NULL, 
	time VARCHAR(40) NOT NULL, 
	taken VARCHAR(40), 
	value TEXT NOT NULL, 
	CONSTRAINT pk_plots PRIMARY KEY (number), 
	CONSTRAINT fk_plots_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT uq_plots_id UNIQUE (id)
);
INSERT INTO "plots" VALUES(1,'28da65c79427e3c50127','aaaaaaaaaaaaaaaaaaaa','bbbbbbbbbbbbbbbbbbbb','ranges','2026-03-01T12:00:08+00:00',NULL,'{"snails":[0,2]}');
CREATE TABLE seats (
	"match" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	person VARCHAR(40), 
	CONSTRAINT pk_seats PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('bbbbbbbbbbbbbbbbbbbb',0,'Player 1','aaaaaaaaaaaaaaaaaaaa');
INSERT INTO "seats" VALUES('bbbbbbbbbbbbbbbbbbbb',1,'Player 2',NULL);
CREATE TABLE settings (
	scope VARCHAR(200) NOT NULL, 
	"key" VARCHAR(200) NOT NULL, 
	time VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (scope, "key")
);
INSERT INTO "settings" VALUES('person:aaaaaaaaaaaaaaaaaaaa','level','2026-03-01T12:00:09+00:00','"simple"');
CREATE INDEX ix_guesses_visitor_time ON guesses (visitor, time);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_notes_person_lesson_key ON notes (person, lesson, "key");
CREATE INDEX ix_plots_person_match_key ON plots (person, "match", "key");
COMMIT;
