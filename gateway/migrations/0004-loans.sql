create table loan_drafts (
  loan_seq text primary key,
  customer_id bigint not null references customers,
  amount bigint not null,
  terms integer not null,
  method text not null,
  purpose text not null,
  card_id text not null references cards,
  coupon_id text references coupons,
  product text not null default 'YQDC001',
  -- The step that the drawing has reached: another device goes on from there.
  step text,
  step_at timestamptz,
  -- When the person has acknowledged what the money may be used for; a drawing without it is not signed.
  usage_read_at timestamptz,
  created_at timestamptz not null,
  submitted boolean not null default false
);
create index on loan_drafts (customer_id, created_at);

-- Where goods that a drawing pays for are delivered.
create table loan_addresses (
  loan_seq text primary key references loan_drafts,
  customer_id bigint not null references customers,
  -- Codes from the province down, and their names on the day of saving.
  region_codes text[] not null,
  region text not null,
  detail text not null,
  -- Name of the place that was picked; '' if the address was typed.
  place text not null,
  saved_at timestamptz not null
);
create index on loan_addresses (customer_id, saved_at);

-- The way of a person through a drawing: one row for each node that was reached, with the last time.
create table process_logs (
  customer_id bigint not null references customers,
  loan_seq text not null references loan_drafts,
  node text not null,
  at timestamptz not null,
  primary key (loan_seq, node)
);
create index on process_logs (at);
create index process_logs_customer on process_logs (customer_id);

create table signatures (
  sign_seq text primary key,
  loan_seq text not null references loan_drafts,
  -- A drawing has its number when its contract is signed.
  loan_no text not null unique,
  template_ids jsonb not null,
  digest text not null,
  -- The rate of the signed plan: a drawing at another rate is refused.
  annual_rate text not null default '',
  at timestamptz not null
);
create index signatures_loan on signatures (loan_seq, at desc);

create table loans (
  loan_no text primary key,
  customer_id bigint not null references customers,
  request_no uuid not null,
  loan_seq text not null references loan_drafts,
  product text not null default 'YQDC001',
  amount bigint not null check (amount > 0),
  annual_rate text not null,
  terms integer not null,
  method text not null,
  purpose text not null,
  card_id text not null references cards,
  -- The card that a loan is repaid from, once the person has changed it; null: the card that received the money.
  repay_card_id text references cards,
  coupon_id text references coupons,
  -- The day on which the person read and signed the terms; the interest of a loan that is paid out later never grows above theirs. A drawing
  -- that still waits has its day of signing in drawn_on.
  signed_on date not null,
  drawn_on date not null,
  created_at timestamptz not null,
  state text not null check (state in ('processing', 'paid', 'failed')),
  reason text not null default '',
  -- Why a drawing failed, as a code; '' if it did not fail.
  decline text not null default '',
  unique (customer_id, request_no)
);
create index loans_customer on loans (customer_id);

-- The agreed plan. Paid amounts are not stored here: they are the sum of postings.
create table instalments (
  loan_no text not null references loans,
  term integer not null,
  due_date date not null,
  principal bigint not null,
  interest bigint not null,
  primary key (loan_no, term)
);

-- Claims that the company has assigned; the person is notified and confirms that they have read it.
create table asset_transfers (
  transfer_no text primary key,
  customer_id bigint not null references customers,
  loan_no text not null references loans,
  assignee text not null,
  at timestamptz not null,
  read_at timestamptz
);
create index asset_transfers_customer on asset_transfers (customer_id);

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
create index proofs_customer on proofs (customer_id);

create table proof_files (
  file_id text primary key,
  loan_no text not null references loans,
  customer_id bigint not null references customers,
  name text not null,
  type text not null,
  bytes integer not null,
  -- Of the file as it was sent: the same picture twice is one file.
  digest text not null,
  -- Of the picture that is kept: decoded and drawn again.
  drawn_digest text,
  uploaded_at timestamptz not null,
  -- After the account has ended: as long as the contract, without the name of the file.
  kept_until date,
  unique (loan_no, digest)
);
create index proof_files_customer on proof_files (customer_id);
create index proof_files_kept on proof_files (kept_until);

create table proof_file_pieces (
  upload_id text not null,
  part integer not null,
  customer_id bigint not null references customers,
  content bytea not null,
  at timestamptz not null,
  primary key (upload_id, part)
);
alter table proof_file_pieces alter column content set storage external;
create index on proof_file_pieces (customer_id);
create index proof_file_pieces_at on proof_file_pieces (at);
