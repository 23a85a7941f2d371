-- An index per question of a call, a sweep of old rows or an erasure, here and in the files below: reading a whole table costs as much as
-- there are customers.

create table customers (
  id bigserial primary key,
  cust_no text not null unique,
  phone text not null unique,
  created_at timestamptz not null,
  source_flag text not null,
  name text not null default '',
  id_no text not null default '',
  whitelisted boolean not null default false,
  recall_status text not null default '0',
  disciplinary_type text not null default '',
  exception_code text not null default '',
  occupation text not null default '',
  company text not null default '',
  -- Since when the person lets nothing be borrowed; null: borrowing is open.
  borrowing_frozen_at timestamptz,
  -- The digest of lasting_facts, from the confirmation of the ID card on.
  id_digest text not null default ''
);

create table id_cards (
  customer_id bigint primary key references customers,
  name text,
  id_no text unique,
  sex text,
  nation text,
  address text,
  authority text,
  valid_from date,
  valid_to date,
  back_confirmed boolean not null default false
);
-- The reminders look for cards that expire soon.
create index id_cards_valid_to on id_cards (valid_to) where back_confirmed;

-- Stores what was read from a picture, not the picture itself.
create table id_card_readings (
  image_id text primary key,
  customer_id bigint not null references customers,
  side text not null check (side in ('front', 'back')),
  reading jsonb not null,
  -- How often the reading of a photo was confirmed, refused confirmations included.
  confirmations integer not null default 0,
  at timestamptz not null
);
create index id_card_readings_at on id_card_readings (at);
create index id_card_readings_customer on id_card_readings (customer_id);

-- Each renewal of an ID card: which validity replaced which. No numbers, no names.
create table id_card_renewals (
  id bigserial primary key,
  customer_id bigint not null references customers,
  was_valid_to date,
  valid_to date,
  at timestamptz not null
);
create index id_card_renewals_customer on id_card_renewals (customer_id, at);

create table contacts (
  customer_id bigint not null references customers,
  kind text not null check (kind in ('general', 'emergency')),
  position integer not null,
  name text not null,
  phone text not null,
  relation text not null,
  saved_at timestamptz not null default '-infinity',
  primary key (customer_id, kind, position)
);

-- What a person adds to their data outside any flow.
create table person_details (
  customer_id bigint primary key references customers,
  email text not null default '',
  address text not null default '',
  saved_at timestamptz not null
);

-- Every change of a person's data, with masked values: shown to the person as history.
create table person_changes (
  id bigserial primary key,
  customer_id bigint not null references customers,
  field text not null check (field in ('occupation', 'company', 'email', 'address', 'contacts')),
  old_value text not null,
  new_value text not null,
  at timestamptz not null
);
create index person_changes_customer on person_changes (customer_id, id desc);

-- Only the newest record of a person counts.
create table employments (
  record_id text primary key,
  customer_id bigint not null references customers,
  company text not null,
  job text not null,
  monthly_income bigint not null check (monthly_income > 0),
  submitted_at timestamptz not null,
  verified_at timestamptz
);
create index employments_customer on employments (customer_id, submitted_at desc);

create table employer_mails (
  customer_id bigint primary key references customers,
  email text not null,
  -- A new mailbox that is not proved yet stands beside the proved one, which stays valid until then. '' for none.
  asked_email text not null default '',
  -- proved: the code was right, but the domain is not known yet.
  state text not null check (state in ('sent', 'proved', 'reviewing', 'verified', 'refused')),
  company text not null default '',
  job text not null default '',
  -- Why the company data were refused.
  reason text not null default '',
  sent_at timestamptz not null,
  proved_at timestamptz,
  submitted_at timestamptz,
  decided_at timestamptz
);
create index employer_mails_reviewing on employer_mails (submitted_at) where state = 'reviewing';
-- One mailbox proves one person.
create unique index employer_mails_one on employer_mails (email) where state <> 'sent';

create table educations (
  customer_id bigint primary key references customers,
  school text not null,
  level text not null,
  graduation_year integer not null,
  state text not null check (state in ('reviewing', 'approved', 'returned')),
  reason text not null default '',
  submitted_at timestamptz not null,
  decided_at timestamptz
);

-- Kept for review by a person or a service.
create table education_files (
  customer_id bigint not null references customers,
  kind text not null check (kind in ('diploma', 'degree', 'report')),
  upload_id text not null,
  name text not null,
  type text not null,
  bytes integer not null,
  uploaded_at timestamptz not null,
  primary key (customer_id, kind)
);
create index education_files_upload on education_files (upload_id);

-- Pictures are stored in pieces, here and below: writing one in a single statement blocks an embedded database, and with it every other
-- query. They are compressed already: `storage external` does not try again.
create table education_file_pieces (
  upload_id text not null,
  part integer not null,
  customer_id bigint not null references customers,
  content bytea not null,
  at timestamptz not null,
  primary key (upload_id, part)
);
alter table education_file_pieces alter column content set storage external;
create index on education_file_pieces (customer_id);
create index education_file_pieces_at on education_file_pieces (at);

-- Accounts that their owners cancel. Carried out when the days for a change of mind are over.
create table cancellations (
  cancel_no text primary key,
  customer_id bigint not null references customers,
  state text not null check (state in ('waiting', 'revoked', 'stopped', 'done')),
  reason text not null,
  note text not null default '',
  asked_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz
);
create unique index cancellations_one_waiting on cancellations (customer_id) where state = 'waiting';
create index cancellations_due on cancellations (due_at) where state = 'waiting';
create index cancellations_customer on cancellations (customer_id, asked_at desc);

-- Who the borrower of a kept contract was, apart from everything else: no call reads it. Only of people who have borrowed.
create table kept_identities (
  customer_id bigint primary key references customers,
  name text not null,
  id_no text not null,
  phone text not null,
  kept_until date not null
);
create index kept_identities_until on kept_identities (kept_until);

-- The phones that an account had: what was reported under them goes with the account. A report lives 90 days.
create table former_phones (
  customer_id bigint not null references customers,
  phone text not null,
  -- Reports after this are of the person who has the phone then.
  until timestamptz not null
);
create index former_phones_customer on former_phones (customer_id);
create index former_phones_until on former_phones (until);

-- What outlives an account: bars and the welcome coupon, by a keyed digest of the ID number, each until its end.
create table lasting_facts (
  -- HMAC-SHA256 of the ID number in hex, under a key that is not in the database.
  digest text not null,
  kind text not null check (kind in ('denied', 'recall', 'discipline', 'exception', 'welcome')),
  -- The code of the bar; '' where the kind says all.
  value text not null,
  -- The first day on which it no longer counts.
  ends_on date not null,
  primary key (digest, kind)
);
create index lasting_facts_end on lasting_facts (ends_on);
