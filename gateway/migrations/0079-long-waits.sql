-- What waits or stays for long is not walked through by what happens each minute.

-- At night thousands of reminders wait for the morning, and each booking sends its own SMS.
create index outgoing_sms_prompt on outgoing_sms (next_at, sms_id) where state = 'waiting' and not reminder;

-- Asked by the sweep of old rows: paid quotes stay for ever.
drop index quotes_expires;
create index quotes_unpaid on quotes (expires_at) where not used;
create index education_files_upload on education_files (upload_id);

-- Asked by PostgreSQL itself when a row goes that these refer to.
create index repayments_of_quote on repayments (quote_id);
create index files_signature on files (sign_seq);
