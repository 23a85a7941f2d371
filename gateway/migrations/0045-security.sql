-- Since when the person lets nothing be borrowed; null: borrowing is open.
alter table customers add column borrowing_frozen_at timestamptz;
-- What the session runs on, as a person recognises it: 'iPhone · 微信'.
alter table sessions add column device text not null default '';
-- A session that the person ended from another device.
alter table sessions drop constraint sessions_ended_check;
alter table sessions add constraint sessions_ended_check
  check (ended in ('other-device', 'signed-out', 'ended-by-owner'));
