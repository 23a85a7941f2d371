-- A step of the credit flow that the person completes on a partner's page.
create table partner_steps (
  step_key text primary key,
  customer_id bigint not null references customers,
  -- The partner's page.
  page_url text not null,
  created_at timestamptz not null,
  -- The person's choice on the sandbox's page.
  outcome text check (outcome in ('done', 'refused', 'failed')),
  -- What the partner said; null while the step is open.
  result text check (result in ('done', 'refused', 'failed')),
  decided_at timestamptz
);
create index partner_steps_newest on partner_steps (customer_id, created_at desc);
