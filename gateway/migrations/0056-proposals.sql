-- Suggestions and complaints, each with its timeline and its pictures.
create table proposals (
  propose_no text primary key,
  customer_id bigint not null references customers,
  kind text not null check (kind in ('suggestion', 'complaint')),
  type_id text not null,
  content text not null,
  -- Of the failure that it is about.
  trace_no text not null default '',
  state text not null check (state in ('open', 'answered', 'reopened')),
  -- The last day for an answer.
  due_on date not null,
  -- How often the person disagreed.
  objections integer not null default 0,
  request_no text not null,
  at timestamptz not null,
  unique (customer_id, request_no)
);
create index proposals_customer on proposals (customer_id, at desc);
create index proposals_unanswered on proposals (due_on) where state <> 'answered';

create table proposal_events (
  id bigserial primary key,
  propose_no text not null references proposals,
  kind text not null check (kind in ('sent', 'answered', 'disagreed')),
  words text not null,
  at timestamptz not null
);
create index proposal_events_of on proposal_events (propose_no, id);

create table proposal_files (
  file_id text primary key,
  customer_id bigint not null references customers,
  -- Null until the person sends it in.
  propose_no text references proposals,
  name text not null,
  type text not null,
  bytes integer not null,
  -- Of the content: the same picture twice is one file.
  digest text not null,
  uploaded_at timestamptz not null
);
create unique index proposal_files_waiting on proposal_files (customer_id, digest) where propose_no is null;
create index proposal_files_of on proposal_files (propose_no);
create index on proposal_files (customer_id);

create table proposal_file_pieces (
  upload_id text not null,
  part integer not null,
  customer_id bigint not null references customers,
  content bytea not null,
  at timestamptz not null,
  primary key (upload_id, part)
);
create index on proposal_file_pieces (customer_id);
-- No compression: pictures are compressed already.
alter table proposal_file_pieces alter column content set storage external;
