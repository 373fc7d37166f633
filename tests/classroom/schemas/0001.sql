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
INSERT INTO "answers" VALUES(3,'b8e986a76936ace8938d','bbbbbbbbbbbbbbbbbbbb','reef','before','q9',1,NULL,'2026-03-01T12:01:07+00:00',NULL,'"x"');
CREATE TABLE class_tables (
	id VARCHAR(40) NOT NULL, 
	class_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	lesson VARCHAR(200) NOT NULL, 
	"match" VARCHAR(40), 
	away VARCHAR(400) NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	closed VARCHAR(40), 
	CONSTRAINT pk_class_tables PRIMARY KEY (id), 
	CONSTRAINT fk_class_tables_class_id FOREIGN KEY(class_id) REFERENCES classes (id), 
	CONSTRAINT fk_class_tables_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT uq_class_tables_class_id_number UNIQUE (class_id, number)
);
INSERT INTO "class_tables" VALUES('45115331429aaf98722e','b566bc5743369651b8c7',1,'Table 1','reef','12194ff94c17ec0772de','[]','2026-03-01T12:01:08+00:00',NULL);
CREATE TABLE classes (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	teacher VARCHAR(100) NOT NULL, 
	code VARCHAR(20) NOT NULL, 
	key_hash VARCHAR(64) NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	expires VARCHAR(40) NOT NULL, 
	open BOOLEAN NOT NULL, 
	ghost BOOLEAN NOT NULL, key_of VARCHAR(40) CONSTRAINT fk_classes_key_of REFERENCES classes (id), 
	CONSTRAINT pk_classes PRIMARY KEY (id), 
	CONSTRAINT uq_classes_code UNIQUE (code), 
	CONSTRAINT uq_classes_key_hash UNIQUE (key_hash)
);
INSERT INTO "classes" VALUES('b566bc5743369651b8c7','7b','Ms Bay','TABLE839','94e53c72467b668e336955fa2759550e40f91f8a390cbd47ce86142ca2f87fba','2026-03-01T12:01:01+00:00','2028-11-25T12:01:01+00:00',1,0,NULL);
INSERT INTO "classes" VALUES('cccccccccccccccccccd','7c','Ms Bay','KELP234','69607d6e696dede3f894e05d0c75d40b34616d99b50734b4234e264e7a6732b8','2026-03-01T12:02:00+00:00','2028-11-25T12:01:01+00:00',1,0,'b566bc5743369651b8c7');
CREATE TABLE course_members (
	context VARCHAR(40) NOT NULL, 
	visitor VARCHAR(200) NOT NULL, 
	person VARCHAR(40), 
	teaches BOOLEAN NOT NULL, 
	came VARCHAR(40), 
	gone VARCHAR(40), 
	CONSTRAINT pk_course_members PRIMARY KEY (context, visitor), 
	CONSTRAINT fk_course_members_context FOREIGN KEY(context) REFERENCES platform_contexts (id), 
	CONSTRAINT fk_course_members_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "course_members" VALUES('cccccccccccccccccccccccccccccccccccccccc','7b855ee57fbee06200d631d83b7a8119','aaaaaaaaaaaaaaaaaaaa',0,'2026-11-26T21:03:47.424592+00:00',NULL);
CREATE TABLE courses (
	context VARCHAR(40) NOT NULL, 
	sends BOOLEAN NOT NULL, 
	columns TEXT NOT NULL, 
	asked VARCHAR(40), 
	roster_read VARCHAR(40), 
	fault VARCHAR(200) NOT NULL, 
	held VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_courses PRIMARY KEY (context), 
	CONSTRAINT fk_courses_context FOREIGN KEY(context) REFERENCES platform_contexts (id)
);
INSERT INTO "courses" VALUES('cccccccccccccccccccccccccccccccccccccccc',0,'{"reef/after":"https://platform.example/items/3"}','2026-11-26T21:03:47.424592+00:00',NULL,'','');
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
INSERT INTO "devices" VALUES(2,'7fb5c1232adcfd868e4662920ec0886e','eeae923eb47a7c951c7b','2026-11-26T20:09:35.272474+00:00');
INSERT INTO "devices" VALUES(3,'7b855ee57fbee06200d631d83b7a8119','aaaaaaaaaaaaaaaaaaaa','2026-11-26T21:03:47.399280+00:00');
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
CREATE TABLE erasures (
	number VARCHAR(20) NOT NULL, 
	time VARCHAR(40) NOT NULL, 
	counts TEXT NOT NULL, 
	CONSTRAINT pk_erasures PRIMARY KEY (number)
);
CREATE TABLE failures (
	number INTEGER NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	visitor VARCHAR(200) NOT NULL, 
	address VARCHAR(200) NOT NULL, 
	time VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_failures PRIMARY KEY (number)
);
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
CREATE TABLE grades (
	context VARCHAR(40) NOT NULL, 
	visitor VARCHAR(200) NOT NULL, 
	lesson VARCHAR(200) NOT NULL, 
	part VARCHAR(20) NOT NULL, 
	due TEXT NOT NULL, 
	due_time VARCHAR(40) NOT NULL, 
	sent TEXT NOT NULL, 
	sent_time VARCHAR(40), 
	tries INTEGER NOT NULL, 
	again VARCHAR(40) NOT NULL, 
	fault VARCHAR(200) NOT NULL, 
	CONSTRAINT pk_grades PRIMARY KEY (context, visitor, lesson, part), 
	CONSTRAINT fk_grades_context FOREIGN KEY(context) REFERENCES platform_contexts (id)
);
INSERT INTO "grades" VALUES('cccccccccccccccccccccccccccccccccccccccc','7b855ee57fbee06200d631d83b7a8119','reef','after','{"points":7.5,"of":10.0,"complete":true,"final":false}','2026-11-26T21:03:47.458712+00:00','{"points":7.5,"of":10.0,"complete":true,"final":false}','2026-11-26T21:03:47.502379+00:00',0,'2026-11-26T21:03:47.502379+00:00','');
CREATE TABLE marks (
	number INTEGER NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	class_id VARCHAR(40) NOT NULL, 
	answer VARCHAR(40) NOT NULL, 
	points FLOAT NOT NULL, 
	"by" VARCHAR(100) NOT NULL, 
	time VARCHAR(40) NOT NULL, 
	returned BOOLEAN NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_marks PRIMARY KEY (number), 
	CONSTRAINT fk_marks_answer FOREIGN KEY(answer) REFERENCES answers (id), 
	CONSTRAINT fk_marks_class_id FOREIGN KEY(class_id) REFERENCES classes (id), 
	CONSTRAINT uq_marks_id UNIQUE (id)
);
INSERT INTO "marks" VALUES(1,'ae693a86598350c52728','b566bc5743369651b8c7','3cabb4192b3689f23645',1.5,'Ms Bay','2026-03-01T12:01:11+00:00',0,'good');
CREATE TABLE matches (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(100) NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	header TEXT NOT NULL, 
	CONSTRAINT pk_matches PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('bbbbbbbbbbbbbbbbbbbb','toy','2026-03-01T12:00:02+00:00','{"format":"reefkit-match","version":1,"setup":{"game":"toy","rules_version":1,"seats":[{"name":"Player 1","members":[],"bot":"eager"},{"name":"Player 2","members":[],"bot":"calm"}],"options":{"rounds":2,"clock":0},"content":{"sides":6,"dives":2,"finder":3,"flood":2,"names":["a whelk","a cowrie","a conch"]},"key":"1e0664a65d74e081"}}');
INSERT INTO "matches" VALUES('12194ff94c17ec0772de','toy','2026-03-01T12:01:08+00:00','{"format":"reefkit-match","version":1,"setup":{"game":"toy","rules_version":1,"seats":[{"name":"Ann 2","members":[],"bot":null},{"name":"Player 2","members":[],"bot":null}],"options":{"rounds":2,"clock":0},"content":{"sides":6,"dives":2,"finder":3,"flood":2,"names":["a whelk","a cowrie","a conch"]},"key":"1e0664a65d74e081"}}');
CREATE TABLE members (
	number INTEGER NOT NULL, 
	class_id VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	label VARCHAR(110) NOT NULL, 
	"last" VARCHAR(100) NOT NULL, 
	hidden VARCHAR(100) NOT NULL, 
	joined VARCHAR(40), 
	removed BOOLEAN NOT NULL, 
	CONSTRAINT pk_members PRIMARY KEY (number), 
	CONSTRAINT fk_members_class_id FOREIGN KEY(class_id) REFERENCES classes (id), 
	CONSTRAINT fk_members_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT uq_members_class_id_label UNIQUE (class_id, label), 
	CONSTRAINT uq_members_class_id_person UNIQUE (class_id, person)
);
INSERT INTO "members" VALUES(1,'b566bc5743369651b8c7','aaaaaaaaaaaaaaaaaaaa','Ann','Ann','','','2026-03-01T12:01:02+00:00',0);
INSERT INTO "members" VALUES(2,'b566bc5743369651b8c7','bbbbbbbbbbbbbbbbbbbb','Ann','Ann 2','','','2026-03-01T12:01:04+00:00',0);
CREATE TABLE merged (
	person VARCHAR(40) NOT NULL, 
	code VARCHAR(20) NOT NULL, 
	keep VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_merged PRIMARY KEY (person), 
	CONSTRAINT fk_merged_keep FOREIGN KEY(keep) REFERENCES people (id), 
	CONSTRAINT uq_merged_code UNIQUE (code)
);
INSERT INTO "merged" VALUES('cccccccccccccccccccc','VR1AP6HQBX','bbbbbbbbbbbbbbbbbbbb');
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
INSERT INTO "people" VALUES('bbbbbbbbbbbbbbbbbbbb','Ann','KZMA9W8P64','2026-03-01T12:01:03+00:00');
INSERT INTO "people" VALUES('eeae923eb47a7c951c7b','Bo','FEDW85XV80','2026-11-26T20:09:35.272474+00:00');
CREATE TABLE platform_contexts (
	id VARCHAR(40) NOT NULL, 
	platform VARCHAR(40) NOT NULL, 
	class_id VARCHAR(40) NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	services TEXT NOT NULL, 
	CONSTRAINT pk_platform_contexts PRIMARY KEY (id), 
	CONSTRAINT fk_platform_contexts_class_id FOREIGN KEY(class_id) REFERENCES classes (id)
);
INSERT INTO "platform_contexts" VALUES('cccccccccccccccccccccccccccccccccccccccc','pppppppppppppppppppppppppppppppppppppppp','b566bc5743369651b8c7','2026-11-26T20:09:35.282574+00:00','{"roster":"https://x"}');
CREATE TABLE platform_links (
	id VARCHAR(40) NOT NULL, 
	context VARCHAR(40) NOT NULL, 
	services TEXT NOT NULL, 
	CONSTRAINT pk_platform_links PRIMARY KEY (id), 
	CONSTRAINT fk_platform_links_context FOREIGN KEY(context) REFERENCES platform_contexts (id)
);
INSERT INTO "platform_links" VALUES('llllllllllllllllllllllllllllllllllllllll','cccccccccccccccccccccccccccccccccccccccc','{"lineitem":"https://y"}');
CREATE TABLE platform_nonces (
	nonce_hash VARCHAR(64) NOT NULL, 
	ends VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_platform_nonces PRIMARY KEY (nonce_hash)
);
INSERT INTO "platform_nonces" VALUES('d476fef05858b8bff51cd8701693e129ebaafee1cb6104da9b843f03b4b6b569','2026-11-26T20:19:35.308341+00:00');
CREATE TABLE platform_people (
	platform VARCHAR(40) NOT NULL, 
	subject VARCHAR(255) NOT NULL, 
	visitor VARCHAR(200) NOT NULL, 
	seen VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_platform_people PRIMARY KEY (platform, subject), 
	CONSTRAINT uq_platform_people_visitor UNIQUE (visitor)
);
INSERT INTO "platform_people" VALUES('pppppppppppppppppppppppppppppppppppppppp','subject-1','7fb5c1232adcfd868e4662920ec0886e','2026-11-26T20:09:35.264701+00:00');
INSERT INTO "platform_people" VALUES('pppppppppppppppppppppppppppppppppppppppp','subject-of-ann','7b855ee57fbee06200d631d83b7a8119','2026-11-26T21:03:47.376980+00:00');
CREATE TABLE platform_sign_ins (
	token_hash VARCHAR(64) NOT NULL, 
	visitor VARCHAR(200) NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	teaches BOOLEAN NOT NULL, 
	ends VARCHAR(40) NOT NULL, 
	launch TEXT NOT NULL, 
	CONSTRAINT pk_platform_sign_ins PRIMARY KEY (token_hash)
);
INSERT INTO "platform_sign_ins" VALUES('0000000000000000000000000000000000000000000000000000000000000000','7fb5c1232adcfd868e4662920ec0886e','Bo',0,'2026-11-27T08:09:35.319395+00:00','{"to":"x"}');
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
CREATE TABLE presence (
	class_id VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	time VARCHAR(40) NOT NULL, 
	place TEXT NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY (class_id, person), 
	CONSTRAINT fk_presence_class_id FOREIGN KEY(class_id) REFERENCES classes (id), 
	CONSTRAINT fk_presence_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "presence" VALUES('b566bc5743369651b8c7','aaaaaaaaaaaaaaaaaaaa','2026-03-01T12:01:10+00:00','{"part":"before"}');
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
INSERT INTO "seats" VALUES('12194ff94c17ec0772de',0,'Ann 2','bbbbbbbbbbbbbbbbbbbb');
INSERT INTO "seats" VALUES('12194ff94c17ec0772de',1,'Player 2',NULL);
CREATE TABLE servers (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	version VARCHAR(40) NOT NULL, 
	code_hash VARCHAR(64) NOT NULL, 
	started VARCHAR(40) NOT NULL, 
	seen VARCHAR(40) NOT NULL, 
	ahead FLOAT NOT NULL, 
	CONSTRAINT pk_servers PRIMARY KEY (id)
);
INSERT INTO "servers" VALUES('dddddddddddddddddddd','one','0.9','0000000000000000000000000000000000000000000000000000000000000000','2026-03-01T12:03:00+00:00','2026-03-01T12:04:00+00:00',0.5);
CREATE TABLE settings (
	scope VARCHAR(200) NOT NULL, 
	"key" VARCHAR(200) NOT NULL, 
	time VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (scope, "key")
);
INSERT INTO "settings" VALUES('person:aaaaaaaaaaaaaaaaaaaa','level','2026-03-01T12:00:09+00:00','"simple"');
INSERT INTO "settings" VALUES('class:b566bc5743369651b8c7','version','','"1e1f7396aa76c7d02a86"');
INSERT INTO "settings" VALUES('class:b566bc5743369651b8c7','paused','2026-03-01T12:01:09+00:00','true');
INSERT INTO "settings" VALUES('class:b566bc5743369651b8c7','message','2026-03-01T12:01:09+00:00','"Look up"');
INSERT INTO "settings" VALUES('class:b566bc5743369651b8c7','message_number','2026-03-01T12:01:09+00:00','1');
CREATE TABLE sign_ins (
	token_hash VARCHAR(64) NOT NULL, 
	class_id VARCHAR(40) NOT NULL, 
	ends VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_sign_ins PRIMARY KEY (token_hash), 
	CONSTRAINT fk_sign_ins_class_id FOREIGN KEY(class_id) REFERENCES classes (id)
);
INSERT INTO "sign_ins" VALUES('8081fe44c1f47dee16339ba9e36596b035e984cb7a14e9762a45790edeac383c','b566bc5743369651b8c7','2026-03-02T00:01:12+00:00');
CREATE TABLE sitters (
	number INTEGER NOT NULL, 
	"match" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_sitters PRIMARY KEY (number), 
	CONSTRAINT fk_sitters_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT fk_sitters_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT uq_sitters_match_seat_person UNIQUE ("match", seat, person)
);
INSERT INTO "sitters" VALUES(1,'12194ff94c17ec0772de',0,'bbbbbbbbbbbbbbbbbbbb');
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_notes_person_lesson_key ON notes (person, lesson, "key");
CREATE INDEX ix_plots_person_match_key ON plots (person, "match", "key");
CREATE INDEX ix_sign_ins_class_id ON sign_ins (class_id);
CREATE INDEX ix_failures_kind_time ON failures (kind, time);
CREATE INDEX ix_members_person ON members (person);
CREATE INDEX ix_merged_keep ON merged (keep);
CREATE INDEX ix_class_tables_match ON class_tables ("match");
CREATE INDEX ix_sitters_person ON sitters (person);
CREATE INDEX ix_marks_answer ON marks (answer);
CREATE INDEX ix_marks_class_id ON marks (class_id);
CREATE INDEX ix_platform_contexts_class_id ON platform_contexts (class_id);
CREATE INDEX ix_platform_links_context ON platform_links (context);
CREATE INDEX ix_platform_nonces_ends ON platform_nonces (ends);
CREATE INDEX ix_platform_sign_ins_visitor ON platform_sign_ins (visitor);
CREATE INDEX ix_platform_sign_ins_ends ON platform_sign_ins (ends);
CREATE INDEX ix_course_members_person ON course_members (person);
COMMIT;
