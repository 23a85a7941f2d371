-- Everything that can name a person has an end.

-- The phones that an account had: what was reported under them goes with the account. A report lives 90 days.
create table former_phones (
  customer_id bigint not null references customers,
  phone text not null,
  -- Reports after this are of whoever has the phone then.
  until timestamptz not null
);
create index former_phones_customer on former_phones (customer_id);
create index former_phones_until on former_phones (until);

-- Pictures of transfers and of purchases are kept as long as the contract, without the name of the file.
alter table vouchers add column kept_until date;
alter table proof_files add column kept_until date;
create index vouchers_kept on vouchers (kept_until);
create index proof_files_kept on proof_files (kept_until);
update vouchers set name = '', kept_until = k.kept_until from kept_identities k where k.customer_id = vouchers.customer_id;
update proof_files set name = '', kept_until = k.kept_until from kept_identities k where k.customer_id = proof_files.customer_id;

-- WeChat users of no account are forgotten a month after their last visit.
create index wechat_users_seen on wechat_users (seen_at);
