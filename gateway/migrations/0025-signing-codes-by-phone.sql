-- Signing codes are also counted by the receiving phone.
create index card_signs_phone on card_signs (phone, sent_at);
