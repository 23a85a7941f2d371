-- SMS are handed over to the queue, which holds them while they are sent and has them tried again (gateway/jobs).
alter table outgoing_sms drop constraint outgoing_sms_state_check;
alter table outgoing_sms add constraint outgoing_sms_state_check
  -- queued: a job sends it; dropped: nothing is owed by then; refused: the service does not send to this phone; failed: out of tries.
  check (state in ('waiting', 'queued', 'sent', 'dropped', 'refused', 'failed'));
-- Their indexes go with them.
alter table outgoing_sms drop column tries, drop column next_at;
create index outgoing_sms_waiting on outgoing_sms (at, sms_id) where state = 'waiting';
-- At night thousands of reminders wait for the morning, and each booking sends its own SMS.
create index outgoing_sms_prompt on outgoing_sms (at, sms_id) where state = 'waiting' and not reminder;

-- The queue's own tables are made by pg-boss. Two processes that start together both find that nothing is there, and one of them would fail at the
-- schema: so it is made here, where one process migrates at a time.
create schema if not exists pgboss;
