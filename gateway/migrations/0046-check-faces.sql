-- What the person's next face check is for: the face of one action proves nothing for another one, or in another session.
create table check_faces (
  customer_id bigint primary key references customers,
  token_hash text not null,
  action text not null,
  at timestamptz not null
);
create index check_faces_at on check_faces (at);
