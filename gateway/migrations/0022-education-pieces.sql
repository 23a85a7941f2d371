-- Pictures are stored in pieces: writing one in a single statement blocks an embedded database, and every other query, meanwhile.
create table education_file_pieces (
  upload_id text not null,
  part integer not null,
  customer_id bigint not null references customers,
  content bytea not null,
  at timestamptz not null,
  primary key (upload_id, part)
);
create index on education_file_pieces (customer_id);
-- No compression: pictures are compressed already.
alter table education_file_pieces alter column content set storage external;

alter table education_files add column upload_id text, add column bytes integer;
update education_files set upload_id = customer_id || '-' || kind, bytes = length(content);
insert into education_file_pieces (upload_id, part, customer_id, content, at)
  select upload_id, 0, customer_id, content, uploaded_at from education_files;
alter table education_files
  alter column upload_id set not null, alter column bytes set not null, drop column content;
