-- Certificates that a loan is settled. One for each entry that settled the loan: asked again, the person gets the same one.
create table certificates (
  certificate_id text primary key,
  customer_id bigint not null references customers,
  loan_no text not null references loans,
  -- The loan's last entry. A later entry (a refund, a reopening) revokes the certificate.
  entry_no bigint not null references entries,
  settled_on date not null,
  file_id text not null unique references files,
  code text not null,
  -- The public page looks up the digest, so its time tells nothing about the code.
  code_hash text not null unique,
  issued_at timestamptz not null,
  unique (loan_no, entry_no)
);
create index certificates_customer on certificates (customer_id);
create index certificates_file on certificates (file_id);
