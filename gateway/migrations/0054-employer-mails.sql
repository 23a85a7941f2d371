-- Mail domains of known employers, and the employer mail that a person proves.
create table employer_domains (
  domain text primary key,
  employer_id text not null references employers
);
insert into employer_domains (domain, employer_id)
  select 'corp' || row_number() over (order by employer_id) || '.yunling.example', employer_id from employers;

create table employer_mails (
  customer_id bigint primary key references customers,
  email text not null,
  -- proved: the code was right, but nobody knows the domain yet.
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

-- The code knows the kinds (queries/codeSends.ts).
alter table code_sends drop constraint code_sends_kind_check;
