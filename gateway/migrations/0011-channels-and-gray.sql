-- People of an employer's group, by the group's own id (ygd), and the channel of their last visit.
create table group_users (
  user_id text primary key,
  platform text not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);

-- The gray release: one strategy, and the customers who are named in or out regardless of the percentage.
create table gray_strategy (
  only_row boolean primary key default true check (only_row),
  strategy_id text not null,
  percent integer not null check (percent between 0 and 100),
  monitor_minutes integer not null check (monitor_minutes between 0 and 10080)
);
insert into gray_strategy (strategy_id, percent, monitor_minutes) values ('gray-1', 0, 30);
create table gray_customers (customer_id bigint primary key references customers, in_gray boolean not null);

-- Client logs about the gray release: `kind` is 'page' for saveH5GrayLog and 'upgrade' for grayUpgrade/saveLog.
create table gray_logs (
  id bigserial primary key,
  at timestamptz not null,
  kind text not null check (kind in ('page', 'upgrade')),
  record jsonb not null
);
