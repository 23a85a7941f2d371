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

-- The same digest of a living account, from the confirmation of its ID card on.
alter table customers add column id_digest text not null default '';
