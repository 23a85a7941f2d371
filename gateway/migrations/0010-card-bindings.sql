-- Binding a card on the bank's own page. `nonce` travels there and back in the address, `secret` signs what the bank adds to the
-- return address. `outcome` and `card_no` are the choice on the sandbox's page; `result` is the decision, made once.
create table card_bindings (
  bind_seq text primary key,
  customer_id bigint not null references customers,
  bank_code text not null,
  terminal text not null check (terminal in ('h5', 'weapp')),
  nonce text not null,
  secret text not null,
  bank_url text not null,
  created_at timestamptz not null,
  outcome text check (outcome in ('agreed', 'refused', 'failed')),
  card_no text,
  result text check (result in ('bound', 'refused', 'failed')),
  reason text not null default '',
  card_id text references cards
);
create index card_bindings_customer on card_bindings (customer_id);
