-- An open page of a cancelled account is told so, instead of to log in again. Sessions of accounts that were cancelled before are gone:
-- their pages are told that the login is over, as before.
alter table sessions drop constraint sessions_ended_check;
alter table sessions add constraint sessions_ended_check
  check (ended in ('other-device', 'signed-out', 'ended-by-owner', 'account-closed'));
