-- Every PDF that is handed out is signed by the lender. No person is named here: only which file it was, and by which certificate.

-- Certificates that papers were signed with. A rotation adds one; papers of before stay valid by theirs.
create table signing_certificates (
  -- Lower-case hex SHA-256 of the certificate.
  fingerprint text primary key,
  certificate bytea not null,
  first_used_at timestamptz not null
);

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
