-- Signing codes are counted by the phone that they go to, too.
create index card_signs_phone on card_signs (phone, sent_at);
