-- The day on which the person read and signed the terms; the interest of a loan that is paid out later never grows above theirs. Null for a
-- loan from before: its plan was made for the day in drawn_on and stays. A drawing that still waits has its day of signing in drawn_on.
alter table loans add column signed_on date;
