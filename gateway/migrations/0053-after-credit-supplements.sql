-- Documents asked for after credit was granted.
create table supplements (
  supplement_no text primary key,
  customer_id bigint not null references customers,
  title text not null,
  why text not null,
  state text not null default 'asked' check (state in ('asked', 'reviewing', 'approved', 'refused')),
  -- Why it was refused.
  reason text not null default '',
  due_on date not null,
  asked_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz
);
create index supplements_customer on supplements (customer_id, due_on);
create index supplements_open on supplements (due_on) where state in ('asked', 'refused');

create table supplement_files (
  file_id text primary key,
  supplement_no text not null references supplements,
  customer_id bigint not null references customers,
  name text not null,
  type text not null,
  bytes integer not null,
  -- Of the content: the same picture twice is one file.
  digest text not null,
  uploaded_at timestamptz not null,
  unique (supplement_no, digest)
);
create index supplement_files_customer on supplement_files (customer_id);

create table supplement_file_pieces (
  upload_id text not null,
  part integer not null,
  customer_id bigint not null references customers,
  content bytea not null,
  at timestamptz not null,
  primary key (upload_id, part)
);
create index on supplement_file_pieces (customer_id);
-- No compression: pictures are compressed already.
alter table supplement_file_pieces alter column content set storage external;
