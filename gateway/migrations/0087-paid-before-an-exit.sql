-- No payment ends the cooling-off period: interest and penalty paid before its exit (below 0) then count as principal (above 0). In the form
-- of `items`; empty for any other quote, and for all quotes from before.
alter table quotes add column turned jsonb not null default '[]';
