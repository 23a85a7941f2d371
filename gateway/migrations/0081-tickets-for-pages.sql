-- A ticket is for one download of a file, or for looking at its pages as pictures until it expires.
alter table tickets add column purpose text not null default 'download' check (purpose in ('download', 'pages'));
