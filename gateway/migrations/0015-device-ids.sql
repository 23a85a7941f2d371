-- They go after a year (gateway/retention/rules.ts).
create index device_ids_at on device_ids (at);
