-- A fault can last for ever (no number of times), and meet one person only ('' is everybody).
alter table faults alter column times_left drop not null;
alter table faults add column phone text not null default '';
