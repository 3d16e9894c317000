-- From which network a caption was asked for, so that many accounts behind one address count as one in the ranking.

create table private.caption_networks (
  history_id bigint primary key,
  network_hash text not null
);

comment on table private.caption_networks is 'Waits until the caption is counted, a few minutes to a day, and is removed then.';
comment on column private.caption_networks.history_id is 'No foreign key: it would be looked up for every row of a history that is cleared.';
comment on column private.caption_networks.network_hash is 'A keyed hash of a network address, never the address itself.';

alter table private.caption_networks enable row level security;
alter table private.caption_networks force row level security;
