-- What a person adds to their data outside any flow.
create table person_details (
  customer_id bigint primary key references customers,
  email text not null default '',
  address text not null default '',
  saved_at timestamptz not null
);

-- Every change of a person's data, with masked values: shown to the person as history.
create table person_changes (
  id bigserial primary key,
  customer_id bigint not null references customers,
  field text not null check (field in ('occupation', 'company', 'email', 'address', 'contacts')),
  old_value text not null,
  new_value text not null,
  at timestamptz not null
);
create index person_changes_customer on person_changes (customer_id, id desc);

-- Kinds of notifications that a person has switched; a kind without a row is on.
create table notice_switches (
  customer_id bigint not null references customers,
  kind text not null check (kind in ('due', 'progress', 'money', 'promotion')),
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (customer_id, kind)
);

create index consents_newest on consents (customer_id, at desc);
