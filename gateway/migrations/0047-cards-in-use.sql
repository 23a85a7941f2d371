-- The card that a loan is repaid from, once the person has changed it; null: the card that received the money.
alter table loans add column repay_card_id text references cards;
-- The last day of the bank's protocol; null: without an end.
alter table cards add column signed_until date;
-- The card that a signing has bound, or whose protocol it has renewed.
alter table card_signs add column card_id text references cards;
-- The card whose protocol it is to renew; null: it binds a card.
alter table card_signs add column renews text references cards;
alter table card_bindings add column card_type text not null default 'debit';

-- Photos of protocols on paper.
create table card_protocols (
  file_id text primary key,
  card_id text not null references cards,
  customer_id bigint not null references customers,
  type text not null,
  bytes integer not null,
  digest text not null,
  uploaded_at timestamptz not null,
  unique (card_id, digest)
);
create index card_protocols_customer on card_protocols (customer_id);
create table card_protocol_pieces (
  upload_id text not null,
  part integer not null,
  customer_id bigint not null references customers,
  content bytea not null,
  at timestamptz not null,
  primary key (upload_id, part)
);
create index on card_protocol_pieces (customer_id);
alter table card_protocol_pieces alter column content set storage external;
