-- Pictures are kept as they were decoded and drawn anew; `digest` is of the file as it was sent. Of pictures stored before there is only that one.
alter table proof_files add column drawn_digest text;
alter table supplement_files add column drawn_digest text;
alter table proposal_files add column drawn_digest text;
alter table vouchers add column drawn_digest text;
alter table card_protocols add column drawn_digest text;
