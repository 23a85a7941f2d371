-- Codes by SMS, of whatever purpose, in one place and by their digests. Those that were on their way are asked for anew: they lived five minutes.
create table one_time_codes (
  purpose text not null check (purpose in ('login', 'card', 'recovery')),
  -- What the code is for: the phone of a login, a card's signing, a recovery.
  subject text not null,
  phone text not null,
  -- Who asked for it, where several codes of one purpose may not be open at a time; else ''.
  holder text not null,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries_left integer not null,
  primary key (purpose, subject)
);
create index one_time_codes_holder on one_time_codes (purpose, holder);

-- What is counted together: codes of accounts (login, recovery), and those of cards.
alter table code_sends add column kind text not null default 'account' check (kind in ('account', 'card'));
alter table code_sends add column holder text not null default '';
create index code_sends_holder on code_sends (holder, at);
insert into code_sends (phone, at, kind, holder)
  select phone, sent_at, 'card', 'customer:' || customer_id from card_signs;

drop table login_codes;
drop index card_signs_phone;
alter table card_signs drop column code, drop column expires_at, drop column tries_left;
alter table recoveries
  drop column code,
  drop column code_sent_at,
  drop column code_expires_at,
  drop column code_tries_left,
  drop column sends;
