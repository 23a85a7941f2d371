-- Asked by the sweep of old rows.
create index answered_requests_at on answered_requests (at);
create index used_codes_used on used_codes (used_at);
create index tickets_expires on tickets (expires_at);
create index card_signs_sent on card_signs (sent_at);
create index recovery_tries_since on recovery_tries (since);
