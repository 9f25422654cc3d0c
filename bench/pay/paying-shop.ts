import { countries, type CountryCode } from '@comanda/domain/country/countries.ts';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
import { ownerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import { tenantHosts } from '../../scripts/run/tenant-folders.mjs';
import type { ChaosMethod } from '../chaos/chaos-methods.ts';
import { benchOrderBody, benchPriceBody, cartItems } from '../lib/cart.ts';
import type { BenchShop } from '../lib/guest-orders.ts';
import { getJson, postJson } from '../lib/storefront.ts';

/**
 * A demo brand that offers these methods, and the order that its shoppers place. `total`: in units
 * of its currency.
 */
export type PayingShop = BenchShop & {
  readonly brand: string;
  readonly currency: string;
  readonly total: number;
  readonly methods: readonly ChaosMethod[];
};

type Home = { readonly brand: string; readonly country: CountryCode };
const homes: readonly Home[] = [
  { brand: 'burger', country: 'cl' },
  { brand: 'cocina', country: 'gt' },
];

/** The brands whose countries the methods need: each method once. */
export const homesOf = (methods: readonly ChaosMethod[]) =>
  homes.map((home, at) => ({
    ...home,
    methods: methods.filter(
      ({ countries: all }) =>
        all.includes(home.country) &&
        !homes.slice(0, at).some((earlier) => all.includes(earlier.country)),
    ),
  }));

/**
 * Lets the default store of a brand offer these methods at any hour, whatever its folder says; it
 * asks no question at checkout. Servers that run learn of it within a moment.
 */
export async function offerMethods(
  databaseUrl: string,
  { brand, methods }: Home & { methods: readonly ChaosMethod[] },
): Promise<void> {
  const owner = await ownerQueries(databaseUrl);
  const [burger] = await owner.rows<{ hours: unknown }>(
    'burger',
    `select document -> 'businessHours' as hours from stores order by id limit 1`,
  );
  await owner.rows(
    brand,
    `update stores set document = document || jsonb_build_object('paymentMethods', $1::jsonb,
      'businessHours', $2::jsonb, 'checkoutQuestions',
      '[]'::jsonb, 'paymentMethodDetails', '[]'::jsonb)`,
    [
      JSON.stringify(['cash', ...methods.map(({ name }) => name)]),
      JSON.stringify(burger?.hours ?? []),
    ],
  );
  await owner.rows(brand, `select pg_notify('comanda_changed', $1)`, [`${brand}:tenant:`]);
  await owner.end();
}

export async function openPayingShop(
  port: number,
  { brand, country, methods }: Home & { methods: readonly ChaosMethod[] },
): Promise<PayingShop> {
  const host = tenantHosts().find((each: string) => each.startsWith(`${brand}.`));
  if (host === undefined) throw new Error(`${brand} has no host`);
  const address = { host, port };
  const { id: storeId, menuId } = await getJson(address, '/v1/stores/default');
  const { createUserToken } = await getJson(address, '/v1/settings');
  const items = cartItems(await getJson(address, `/v1/menus/${menuId}`));
  const priced = await postJson(
    address,
    '/v1/shopping_carts/prices',
    benchPriceBody(items, storeId),
  );
  const { total } = priced.body;
  const { currency } = countries[country];
  const body: AnyJson = benchOrderBody(items, storeId, total);
  return { ...address, createUserToken, body, brand, currency, total, methods };
}
