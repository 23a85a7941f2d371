-- A proof of the trade password, and one for a new password, is good in the session that made it. Proofs of before have none: they prove nothing.
alter table password_proofs add column token_hash text;
