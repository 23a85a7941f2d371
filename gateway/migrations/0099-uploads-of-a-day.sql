-- Each picture that a person has stored, for the limits of a day: it counts also after it has been deleted or replaced.
create table picture_uploads (
  customer_id bigint not null references customers,
  kind text not null check (kind in ('proof', 'supplement', 'proposal', 'voucher', 'cardProtocol', 'education')),
  at timestamptz not null
);
create index picture_uploads_customer on picture_uploads (customer_id, kind, at);
create index picture_uploads_at on picture_uploads (at);
