-- For whom company content is: without a row, for everybody.
create table audiences (
  -- notice, position, area, policy, release, article, or rate (of which there is one, 'range').
  kind text not null,
  id text not null,
  -- By the name of a request's field: a list of the values that it may have, or a number that it must reach. A field that was not sent leaves nobody out.
  only_for jsonb not null,
  primary key (kind, id)
);
