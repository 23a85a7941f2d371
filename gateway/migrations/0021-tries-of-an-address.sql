-- Wrong tries from one address (its digest) within a window: count and start. Counted separately by purpose.
create table address_tries (
  purpose text not null,
  source text not null,
  since timestamptz not null,
  tries integer not null,
  primary key (purpose, source)
);
create index address_tries_since on address_tries (since);
