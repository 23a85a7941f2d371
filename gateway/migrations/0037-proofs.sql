-- Proofs of what a loan was used for. No row: none was submitted, and the deadline follows from the loan.
create table proofs (
  loan_no text primary key references loans,
  customer_id bigint not null references customers,
  state text not null check (state in ('reviewing', 'approved', 'refused')),
  -- Why it was refused.
  reason text not null default '',
  -- The last day for a proof; a refusal leaves some days for the next try.
  due_on date not null,
  submitted_at timestamptz not null,
  decided_at timestamptz
);
create index proofs_reviewing on proofs (submitted_at) where state = 'reviewing';

create table proof_files (
  file_id text primary key,
  loan_no text not null references loans,
  customer_id bigint not null references customers,
  name text not null,
  type text not null,
  bytes integer not null,
  -- Of the content: the same picture twice is one file.
  digest text not null,
  uploaded_at timestamptz not null,
  unique (loan_no, digest)
);

create table proof_file_pieces (
  upload_id text not null,
  part integer not null,
  customer_id bigint not null references customers,
  content bytea not null,
  at timestamptz not null,
  primary key (upload_id, part)
);
create index on proof_file_pieces (customer_id);
-- No compression: pictures are compressed already.
alter table proof_file_pieces alter column content set storage external;
