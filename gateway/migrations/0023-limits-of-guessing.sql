-- How often the reading of a photo was confirmed, refused confirmations included.
alter table id_card_readings add column confirmations integer not null default 0;

-- Each answer that an ID number or a card is another customer's: by customer, and by a digest of the address.
create table foreign_tries (
  subject text not null,
  at timestamptz not null
);
create index foreign_tries_subject on foreign_tries (subject, at);
