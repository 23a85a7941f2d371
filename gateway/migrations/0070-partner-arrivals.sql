-- What has reached the sandbox's partners (the analytics script of 4-4-12, the app of 2-4-7): no person, only that it happened.
create table partner_arrivals (
  id bigserial primary key,
  partner text not null check (partner in ('analytics', 'host')),
  what text not null check (length(what) between 1 and 32),
  at timestamptz not null
);
