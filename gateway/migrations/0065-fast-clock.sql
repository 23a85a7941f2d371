-- The console can let the product's clock run fast: since `rate_from` (machine time) it has run `rate` times as fast as the machine's.
alter table clock add column rate integer not null default 1 check (rate in (1, 60, 1440));
alter table clock add column rate_from timestamptz not null default now();
