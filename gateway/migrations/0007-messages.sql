-- Messages to one person about their credit and their money. The unique key makes a second message about the same event impossible.
create table personal_messages (
  message_id text primary key,
  customer_id bigint not null references customers,
  -- The code knows them (queries/personalMessages.ts).
  kind text not null,
  -- The number of the application, raise, loan or repayment; the due date of a reminder.
  about text not null,
  -- The day of the event: of an overdue reminder, the day on which its number of days was reached.
  day date not null,
  title text not null,
  summary text not null,
  body text not null,
  -- The page that the message is about, and the words of its button.
  target text not null,
  action text not null,
  at timestamptz not null,
  read_at timestamptz,
  unique (customer_id, kind, about, day)
);
create index personal_messages_newest on personal_messages (customer_id, at desc);
create index personal_messages_unread on personal_messages (customer_id) where read_at is null;

-- The SMS of a message: written with it, sent outside any transaction. Or one to a phone that has no message centre: the number that an account
-- had before, or that of a person who has left.
create table outgoing_sms (
  sms_id text primary key,
  message_id text unique references personal_messages,
  -- Of an SMS without a message; emptied when it has ended.
  phone text,
  text text not null,
  -- True: sent by day only, and worded when it is sent.
  reminder boolean not null,
  -- dropped: nothing is owed by then; refused: the service does not send to this phone; failed: out of tries.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped', 'refused', 'failed')),
  tries integer not null default 0,
  -- By the machine's clock: when the next try may begin.
  next_at timestamptz not null default now(),
  at timestamptz not null,
  check ((message_id is null) <> (phone is null)),
  check (not reminder or message_id is not null)
);
create index outgoing_sms_waiting on outgoing_sms (next_at) where state = 'waiting';
create index outgoing_sms_at on outgoing_sms (at);
-- At night thousands of reminders wait for the morning, and each booking sends its own SMS.
create index outgoing_sms_prompt on outgoing_sms (next_at, sms_id) where state = 'waiting' and not reminder;

-- Borrowers, and the day on which what they owe was last looked at.
create table due_looks (customer_id bigint primary key references customers, looked_on date not null);
create index due_looks_day on due_looks (looked_on, customer_id);

-- Kinds of notifications that a person has switched; a kind without a row is on.
create table notice_switches (
  customer_id bigint not null references customers,
  kind text not null check (kind in ('due', 'progress', 'money', 'promotion')),
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (customer_id, kind)
);

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
  -- Of the file as it was sent: the same picture twice is one file.
  digest text not null,
  -- Of the picture that is kept: decoded and drawn again.
  drawn_digest text,
  uploaded_at timestamptz not null
);
create unique index proposal_files_waiting on proposal_files (customer_id, digest) where propose_no is null;
create index proposal_files_of on proposal_files (propose_no);
create index on proposal_files (customer_id);
create index proposal_files_uploaded on proposal_files (uploaded_at);

create table proposal_file_pieces (
  upload_id text not null,
  part integer not null,
  customer_id bigint not null references customers,
  content bytea not null,
  at timestamptz not null,
  primary key (upload_id, part)
);
alter table proposal_file_pieces alter column content set storage external;
create index on proposal_file_pieces (customer_id);
create index proposal_file_pieces_at on proposal_file_pieces (at);
