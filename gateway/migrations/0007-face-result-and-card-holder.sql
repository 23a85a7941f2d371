-- `outcome` is what the person chose on the sandbox's own page; `result` is what the provider decided, and it decides once.
alter table face_checks add column result text check (result in ('passed', 'failed', 'cancelled'));

-- A card has one holder.
create unique index cards_one_holder on cards (card_no) where unbound_at is null;
