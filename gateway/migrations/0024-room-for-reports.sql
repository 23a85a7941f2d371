-- Bytes that clients reported in each hour, by kind of report: for each address (its digest), and for all addresses under '*'.
create table report_bytes (
  hour timestamptz not null,
  sink text not null,
  source text not null,
  bytes bigint not null,
  primary key (sink, source, hour)
);

-- Indexes for sweeping rows by age.
create index report_bytes_hour on report_bytes (hour);
create index tracks_at on tracks (at);
create index error_logs_at on error_logs (at);
create index device_reports_at on device_reports (at);
create index gray_logs_at on gray_logs (at);
create index foreign_tries_at on foreign_tries (at);
create index code_sends_at on code_sends (at);
create index id_card_readings_at on id_card_readings (at);
create index picture_codes_expiry on picture_codes (expires_at);
create index access_tokens_expiry on access_tokens (expires_at);
create index access_codes_expiry on access_codes (expires_at);
