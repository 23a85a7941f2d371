-- A protocol on paper counts once a reviewer has read it.
alter table card_protocols add column state text not null default 'reviewing'
  check (state in ('reviewing', 'approved', 'refused'));
-- Why it was refused.
alter table card_protocols add column reason text not null default '';
alter table card_protocols add column decided_at timestamptz;
create index card_protocols_open on card_protocols (uploaded_at) where state = 'reviewing';
