-- Partner enterprises, the employees on their lists, and the benefits of these employees: sandbox content.
create table employers (employer_id text primary key, name text not null unique);
create table employees (
  employer_id text not null references employers,
  phone text not null,
  primary key (employer_id, phone)
);
create index employees_phone on employees (phone);
create table employee_benefits (position integer primary key, title text not null, note text not null);

insert into employers (employer_id, name) values
  ('e-yunling', '云岭样本科技有限公司'),
  ('e-cangshan', '苍山样本制造集团有限公司'),
  ('e-erhai', '洱海样本商业管理有限公司');
-- A person who registers with one of these phones is an employee; the console's persona adds others.
insert into employees (employer_id, phone) values
  ('e-yunling', '13800008001'),
  ('e-yunling', '13800008002'),
  ('e-cangshan', '13800008003');
insert into employee_benefits (position, title, note) values
  (1, '在职信息自动核实', '单位名单上有您的手机号，不用上传工作证明'),
  (2, '申请额度少填一项', '单位信息核实后，职业和单位自动带入额度申请'),
  (3, '资料只用于核实身份', '单位看不到您的额度、借款和还款');

-- Only the newest record of a person counts.
create table employments (
  record_id text primary key,
  customer_id bigint not null references customers,
  company text not null,
  job text not null,
  monthly_income bigint not null check (monthly_income > 0),
  submitted_at timestamptz not null,
  verified_at timestamptz
);
create index employments_customer on employments (customer_id, submitted_at desc);

-- Wrong tries to recover an account, by a digest of the number that was tried, whether such a person exists or not.
create table recovery_tries (subject text primary key, wrong integer not null, since timestamptz not null);

create table recoveries (
  id bigserial primary key,
  customer_id bigint not null references customers,
  ticket_hash text not null unique,
  resume_hash text not null unique,
  step text not null check (step in ('idCard', 'face', 'phone', 'done', 'over')),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  front_ok boolean not null default false,
  -- What was read from the emblem side; null before.
  back jsonb,
  biz_token text,
  card_tries_left integer not null,
  resume_tries_left integer not null,
  -- The new phone, and the code that was sent to it.
  new_phone text,
  code text,
  code_sent_at timestamptz,
  code_expires_at timestamptz,
  code_tries_left integer not null default 0,
  sends integer not null default 0,
  changed_at timestamptz
);
create index recoveries_customer on recoveries (customer_id, started_at);

create table educations (
  customer_id bigint primary key references customers,
  school text not null,
  level text not null,
  graduation_year integer not null,
  state text not null check (state in ('reviewing', 'approved', 'returned')),
  reason text not null default '',
  submitted_at timestamptz not null,
  decided_at timestamptz
);
-- Proofs are kept for review by a person or a service.
create table education_files (
  customer_id bigint not null references customers,
  kind text not null check (kind in ('diploma', 'degree', 'report')),
  name text not null,
  type text not null,
  content bytea not null,
  uploaded_at timestamptz not null,
  primary key (customer_id, kind)
);
