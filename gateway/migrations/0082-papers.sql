-- Papers that a person signs, agrees to or receives, as they were on that day. Papers of before have no row: they are written down once, when
-- they are first shown, from what is known best then (`later`).

-- The texts of agreements by their SHA-256: a new version is another row, and this one stays.
create table template_texts (
  digest text primary key,
  template_id text not null,
  version text not null,
  content text not null
);

create table papers (
  file_id text primary key references files,
  customer_id bigint not null references customers,
  -- Null: the words are among the facts.
  template_digest text references template_texts,
  facts text not null,
  -- SHA-256 of the facts and the text.
  digest text not null,
  later boolean not null default false,
  -- After the account has ended.
  kept_until date
);
create index papers_customer on papers (customer_id);
create index papers_template on papers (template_digest);
create index papers_kept on papers (kept_until);

-- The file that was handed out first; the same bytes are handed out ever after.
create table paper_files (
  file_id text not null references papers on delete cascade,
  edition text not null check (edition in ('issued', 'revoked')),
  content bytea not null,
  -- SHA-256 of the content.
  digest text not null,
  primary key (file_id, edition)
);
alter table paper_files alter column content set storage external;

-- A drawing has its number when its contract is signed.
alter table signatures add column loan_no text unique;

alter table consents add column file_id text references files;
-- Stays when the paper goes: which text it was.
alter table consents add column text_digest text references template_texts;
create index consents_file on consents (file_id);
create index consents_text on consents (text_digest);

alter table data_export_files add column digest text;

-- Another card makes a signature void: its papers are written down already and stay, as papers of no loan.
alter table files drop constraint files_sign_seq_fkey;
alter table files add constraint files_sign_seq_fkey foreign key (sign_seq) references signatures on delete set null;
