-- An SMS to a phone that has no message centre: the number that an account had before, or of a person who has left. It has an id of its
-- own; `phone` is emptied when it has ended.
alter table outgoing_sms add column sms_id text, add column phone text;
update outgoing_sms set sms_id = message_id;
alter table outgoing_sms drop constraint outgoing_sms_pkey;
alter table outgoing_sms alter column message_id drop not null;
alter table outgoing_sms add primary key (sms_id);
alter table outgoing_sms add unique (message_id);
alter table outgoing_sms add check ((message_id is null) <> (phone is null));
alter table outgoing_sms add check (not reminder or message_id is not null);
