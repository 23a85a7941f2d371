-- The limit before and after a granted raise, in fen: the app tells the person about it for some days.
alter table raises add column from_total bigint;
alter table raises add column to_total bigint;
