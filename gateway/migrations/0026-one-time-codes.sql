-- All codes by SMS in one table, as digests. Codes that are pending during this migration are lost: they lived five minutes only.
create table one_time_codes (
  purpose text not null check (purpose in ('login', 'card', 'recovery')),
  -- The subject of the code: the phone of a login, a card signing, a recovery.
  subject text not null,
  phone text not null,
  -- Who asked for the code, if they may have only one open code of this purpose; else ''.
  holder text not null,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries_left integer not null,
  primary key (purpose, subject)
);
create index one_time_codes_holder on one_time_codes (purpose, holder);

-- Kinds are counted separately: codes for accounts (login, recovery) and codes for cards.
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
