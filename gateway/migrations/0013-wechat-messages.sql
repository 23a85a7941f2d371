-- WeChat's access token, shared by all gateways: one of them renews it. It is good for two hours at the most. Times are by the machine's clock.
create table wechat_access (
  appid text primary key,
  token text not null default '',
  ends_at timestamptz not null default '-infinity',
  -- Until then one process asks WeChat for a new one.
  renewing_until timestamptz not null default '-infinity'
);

-- What a person has allowed us to send to them in WeChat: one permission is one message.
create table wechat_permissions (
  customer_id bigint not null references customers,
  -- The code knows them (WECHAT_TOPICS of the contract).
  topic text not null check (length(topic) between 1 and 32),
  open_id text not null,
  messages_left integer not null check (messages_left >= 0),
  -- The last answer was a no: we do not ask again by ourselves.
  refused boolean not null,
  answered_at timestamptz not null,
  primary key (customer_id, topic)
);
create index wechat_permissions_user on wechat_permissions (open_id);

-- True: given to WeChat once. If the answer got lost, the next try is the SMS.
alter table outgoing_sms add column tried_wechat boolean not null default false;

alter table notice_switches drop constraint notice_switches_kind_check;
alter table notice_switches add constraint notice_switches_kind_check
  check (kind in ('due', 'progress', 'money', 'promotion', 'wechat'));

-- Sandbox: what would have arrived in WeChat is shown with the SMS.
alter table messages drop constraint messages_channel_check;
alter table messages add constraint messages_channel_check check (channel in ('sms', 'voice', 'mail', 'wechat'));
