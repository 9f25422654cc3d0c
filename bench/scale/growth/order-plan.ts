import type { ScenarioSize } from '../../resilience/scenario.ts';

/** `largest`: orders of the first brand; the others share the rest. */
export type GrowthSize = { brands: number; orders: number; largest: number };

const sizes: Record<ScenarioSize, GrowthSize> = {
  small: { brands: 5, orders: 5_000, largest: 2_000 },
  full: { brands: 200, orders: 2_000_000, largest: 500_000 },
};

/** GROWTH_BRANDS, GROWTH_ORDERS and GROWTH_LARGEST change the size of a run. */
export function growthSize(size: ScenarioSize): GrowthSize {
  const { brands, orders, largest } = sizes[size];
  const asked = (name: string, usual: number) => Number(process.env[`GROWTH_${name}`] ?? usual);
  return {
    brands: asked('BRANDS', brands),
    orders: asked('ORDERS', orders),
    largest: asked('LARGEST', largest),
  };
}

export const largestBrand = 'brand-001';
export const growthBrandIds = ({ brands }: GrowthSize): readonly string[] =>
  Array.from({ length: brands }, (_, at) => `brand-${String(at + 1).padStart(3, '0')}`);

/** Days over which the orders are spread: a month more than contact data is kept. */
const spreadDays = 760;

/** Orders of an account, and of a guest, on average. */
const ordersOfAccount = 12;
const ordersOfGuest = 1.5;
/** Share of the largest brand's account orders that one account has: a long history. */
const shareOfRegular = 0.01;

/**
 * SQL of the table `growth.plan`: one row for each order, numbered by time. Half of the orders are
 * moved at the counter, three tenths are of accounts, and two tenths are paid online and brought by
 * a courier. The brands after the first get the fewer orders the later they come.
 */
export const planOfOrders = ({ brands, orders, largest }: GrowthSize): string => `
  select setseed(0.42);
  create unlogged table growth.plan as
  with drawn as materialized (
    select n, now() - make_interval(days => ${spreadDays})
        + make_interval(secs => ${spreadDays * 86_400 - 7_200} * n::float8 / ${orders}) as at,
      random() as r_brand, random() as r_rank, random() as r_kind, random() as r_buyer,
      random() as r_regular
    from generate_series(1, ${orders}) n
  ), placed as (
    select n, at, r_buyer, r_regular,
      case when r_brand < ${largest / orders}::float8 then 1
        else 2 + floor(${brands - 1} * r_rank * r_rank)::int end as brand,
      case when r_kind < 0.5 then 'counter' when r_kind < 0.8 then 'account' else 'courier'
        end as kind
    from drawn
  ), counted as (
    select *, count(*) over (partition by brand, kind) as orders_of_kind from placed
  ), bought as (
    select n, at, kind, 'brand-' || lpad(brand::text, 3, '0') as tenant_id,
      case when kind = 'account' and brand = 1 and r_regular < ${shareOfRegular} then 0
        else floor(r_buyer * orders_of_kind
          / case kind when 'account' then ${ordersOfAccount} else ${ordersOfGuest} end)::int
        end as buyer
    from counted
  )
  select n, at, kind, tenant_id,
    growth.uuid_of_version(overlay(md5('order ' || n)::uuid::text
      placing left(first_uuid_after(at)::text, 13) from 1 for 13), '7') as order_id,
    growth.uuid_of_version(md5(tenant_id || kind || buyer)::uuid::text, '4') as buyer_id,
    row_number() over (partition by tenant_id order by n)::int as number,
    row_number() over (partition by tenant_id, kind, buyer order by n) = 1 as is_first
  from bought order by n;
  alter table growth.plan add primary key (n);
  analyze growth.plan;`;
