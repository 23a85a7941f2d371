create table files (
  file_id text primary key,
  customer_id bigint not null references customers,
  loan_no text references loans,
  template_id text not null,
  title text not null,
  -- Another card makes a signature void: its papers are written down already and stay, as papers of no loan.
  sign_seq text references signatures on delete set null,
  at timestamptz not null
);
create index files_loan on files (loan_no);
create index files_customer on files (customer_id);
create index files_signature on files (sign_seq);

create table tickets (
  ticket_hash text primary key,
  file_id text not null references files,
  -- A ticket is for one download of a file, or for looking at its pages as pictures until it expires.
  purpose text not null default 'download' check (purpose in ('download', 'pages')),
  -- The link ends with the session that asked for it.
  session_hash text,
  expires_at timestamptz not null,
  used boolean not null default false
);
create index tickets_expires on tickets (expires_at);

-- The texts of agreements by their SHA-256: a new version is another row, and this one stays.
create table template_texts (digest text primary key, template_id text not null, version text not null, content text not null);

-- Papers that a person signs, agrees to or receives, as they were on that day.
create table papers (
  file_id text primary key references files,
  customer_id bigint not null references customers,
  -- Null: the words are among the facts.
  template_digest text references template_texts,
  facts text not null,
  -- SHA-256 of the facts and the text.
  digest text not null,
  -- After the account has ended.
  kept_until date
);
create index papers_customer on papers (customer_id);
create index papers_template on papers (template_digest);
create index papers_kept on papers (kept_until);

-- The file that was handed out first; the same bytes are handed out from then on.
create table paper_files (
  file_id text not null references papers on delete cascade,
  edition text not null check (edition in ('issued', 'revoked')),
  content bytea not null,
  -- SHA-256 of the content.
  digest text not null,
  primary key (file_id, edition)
);
alter table paper_files alter column content set storage external;

create table consents (
  id bigserial primary key,
  customer_id bigint not null references customers,
  template_id text not null,
  version text not null,
  scene text not null,
  file_id text references files,
  -- Stays when the paper goes: which text it was.
  text_digest text references template_texts,
  at timestamptz not null,
  withdrawn_at timestamptz
);
create index consents_customer on consents (customer_id, template_id);
create index consents_newest on consents (customer_id, at desc);
create index consents_file on consents (file_id);
create index consents_text on consents (text_digest);

-- Certificates that papers were signed with. A rotation adds one; papers signed before it stay valid by theirs.
create table signing_certificates (
  -- Lower-case hex SHA-256 of the certificate.
  fingerprint text primary key,
  certificate bytea not null,
  first_used_at timestamptz not null
);

-- Every PDF that was handed out is signed by the lender. No person is named here: only which file it was, and by which certificate.
create table issued_pdfs (
  -- Lower-case hex SHA-256 of the file.
  digest text primary key,
  title text not null,
  signed_at timestamptz not null,
  fingerprint text not null references signing_certificates,
  -- Null: an export, which is deleted after its download.
  file_id text references files
);
create index issued_pdfs_file on issued_pdfs (file_id);
create index issued_pdfs_certificate on issued_pdfs (fingerprint);

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

-- Exports of a person's own data. The content is made when it is asked for, and deleted with its link.
create table data_exports (
  export_no text primary key,
  customer_id bigint not null references customers,
  -- An export is handed out for a check: to the session that passed it, for ten minutes.
  open_for text,
  open_until timestamptz,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index data_exports_customer on data_exports (customer_id, asked_at desc);

create table data_export_files (
  export_no text not null references data_exports,
  format text not null check (format in ('json', 'pdf')),
  content bytea,
  digest text,
  -- The newest address of this file; an older one stops working. It is good for the session that passed the check, until then.
  ticket_hash text unique,
  session_hash text,
  ticket_until timestamptz,
  -- Downloaded: the link is good once.
  taken_at timestamptz,
  expires_at timestamptz not null,
  primary key (export_no, format)
);
create index data_export_files_end on data_export_files (expires_at);
