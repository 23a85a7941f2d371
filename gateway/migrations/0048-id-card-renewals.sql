-- Each renewal of an ID card: which validity replaced which. No numbers, no names.
create table id_card_renewals (
  id bigserial primary key,
  customer_id bigint not null references customers,
  was_valid_to date,
  valid_to date,
  at timestamptz not null
);
create index id_card_renewals_customer on id_card_renewals (customer_id, at);
-- The reminders look for cards that expire soon.
create index id_cards_valid_to on id_cards (valid_to) where back_confirmed;
