-- When the bank asked for a supplement before its decision, and when the person sent it. Contacts saved after the request count.
alter table applications add column supplement_asked_at timestamptz;
alter table applications add column supplemented_at timestamptz;
alter table contacts add column saved_at timestamptz not null default '-infinity';

-- An approved line cannot be drawn on until the person activates it.
alter table credit_lines add column active boolean not null default true;

-- The bank reviews whether a line can be raised.
create table raises (
  raise_no text primary key,
  customer_id bigint not null references customers,
  state text not null default 'reviewing' check (state in ('reviewing', 'granted', 'declined')),
  opened_at timestamptz not null,
  decided_at timestamptz
);
create unique index raises_one_open on raises (customer_id) where state = 'reviewing';
