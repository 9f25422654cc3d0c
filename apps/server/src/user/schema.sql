-- People who order. A guest is a user of kind guest: as many as wanted may give the same email, and
-- none of them ever sees what belongs to a registered user of that email. An erased person's row
-- stays while orders refer to it, and holds nothing.
create table users (
  tenant_id text collate "C" not null,
  id uuid not null,
  kind text not null check (kind in ('guest', 'user', 'erased')),
  external_id text not null,
  name text not null,
  email text not null,
  phone text not null,
  login_type text not null default 'email',
  created_at timestamptz not null,
  -- Keyed hash of the mailbox of a user's email, by which coupons count people; null until it is
  -- needed, and after the email has changed.
  mailbox text collate "C",
  -- Consent to the brand's mails, and when it was given or withdrawn; null: never asked.
  email_subscription boolean not null default false,
  email_subscription_at timestamptz,
  -- Refused phones of a user since `refused_phones_since`.
  refused_phones integer not null default 0,
  refused_phones_since timestamptz,
  primary key (tenant_id, id),
  constraint users_erased_is_empty check (
    kind <> 'erased' or (external_id = '' and name = '' and email = '' and phone = '')
  )
);
create unique index users_registered_email on users (tenant_id, lower(email)) where kind = 'user';
-- One account for each phone, compared as it is dialled. A new account has none yet.
create unique index users_registered_phone on users (tenant_id, phone)
  where kind = 'user' and phone <> '';
-- A guest's external id is made of its id.
create unique index users_external_id on users (tenant_id, external_id) where kind = 'user';

create function forget_mailbox() returns trigger language plpgsql as $$
begin
  new.mailbox := null;
  return new;
end
$$;
create trigger forget_mailbox before update on users
  for each row when (old.email is distinct from new.email) execute function forget_mailbox();

-- Addresses that a person keeps. The same one (kind, text and flat) is kept once; with the person
-- it goes.
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
  -- The parts that countries write beside street, number and area. Each is empty where the country
  -- has no such part or nobody said it.
  postal_code text not null default '' check (length(postal_code) <= 12),
  neighbourhood text not null default '' check (length(neighbourhood) <= 80),
  municipality text not null default '' check (length(municipality) <= 80),
  zone text not null default '' check (length(zone) <= 12),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- The precision of the point; null: nobody said.
  location_precision text check (location_precision in ('exact', 'pin', 'street', 'area')),
  -- The person confirmed in words an address whose door is on no map.
  location_confirmed boolean not null default false,
  -- null: nobody knows which place stands there.
  place_id text,
  primary key (tenant_id, id),
  unique (tenant_id, user_id, kind, text_address, apartment_details),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
