-- How well the point of a saved address is known, and the parts that countries write beside street, number and area.
alter table addresses
  -- null: nobody said; addresses from before it was asked.
  add column location_precision text check (location_precision in ('exact', 'pin', 'street', 'area')),
  -- The person confirmed in words an address whose door is on no map.
  add column location_confirmed boolean not null default false,
  -- Each empty where the country has no such part or nobody said it.
  add column postal_code text not null default '' check (length(postal_code) <= 12),
  add column neighbourhood text not null default '' check (length(neighbourhood) <= 80),
  add column municipality text not null default '' check (length(municipality) <= 80),
  add column zone text not null default '' check (length(zone) <= 12);
