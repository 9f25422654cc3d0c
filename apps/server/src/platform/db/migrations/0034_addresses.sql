-- Addresses that a person keeps. The same one (kind, text and flat) is kept once; with the person it goes.
create table addresses (
  tenant_id text collate "C" not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('home', 'work', 'couple', 'other')),
  text_address text not null check (length(text_address) between 1 and 200),
  description text,
  -- Floor, office or flat; empty when there is none.
  apartment_details text not null,
  dispatch_note text not null,
  city text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- null: nobody knows which place stands there.
  place_id text,
  primary key (tenant_id, id),
  unique (tenant_id, user_id, kind, text_address, apartment_details),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
