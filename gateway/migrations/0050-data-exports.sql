-- Exports of a person's own data. The content is made when it is asked for, and deleted with its link.
create table data_exports (
  export_no text primary key,
  customer_id bigint not null references customers,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index data_exports_customer on data_exports (customer_id, asked_at desc);

create table data_export_files (
  export_no text not null references data_exports,
  format text not null check (format in ('json', 'pdf')),
  content bytea,
  -- The newest address of this file; an older one stops working.
  ticket_hash text unique,
  -- Downloaded: the link is good once.
  taken_at timestamptz,
  expires_at timestamptz not null,
  primary key (export_no, format)
);
create index data_export_files_end on data_export_files (expires_at);
