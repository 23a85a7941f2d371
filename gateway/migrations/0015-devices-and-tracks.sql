-- The company's id of a device, by the token that the device has generated.
create table device_ids (token_hash text primary key, const_id text not null, at timestamptz not null);

-- What devices reported: the token at a login or an application, or that there was none.
create table device_reports (
  id bigserial primary key,
  at timestamptz not null,
  kind text not null check (kind in ('token', 'error')),
  vendor text not null check (vendor in ('DX', 'BX')),
  phone text not null,
  record jsonb not null
);

-- Tracking events, by the form in which they came: pages in clear, actions sealed, attributions form-encoded.
create table tracks (
  id bigserial primary key,
  at timestamptz not null,
  kind text not null check (kind in ('page', 'action', 'attribution')),
  record jsonb not null
);
