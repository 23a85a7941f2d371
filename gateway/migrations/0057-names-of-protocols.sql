-- Photos of protocols are stored like all other pictures: with the name of their file.
alter table card_protocols add column name text not null default 'photo';
