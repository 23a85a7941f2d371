-- Coupons of partners, used at the partner with their code: never for interest, so they stand apart from ours.
create table partner_coupons (
  coupon_id text primary key,
  customer_id bigint not null references customers,
  partner text not null,
  name text not null,
  rule text not null,
  code text not null,
  expires_on date not null
);
create index partner_coupons_customer on partner_coupons (customer_id);
