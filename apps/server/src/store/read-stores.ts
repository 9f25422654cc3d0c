import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { rankDeliveryStores } from '@comanda/domain/store/rank-delivery-stores.ts';
import { pickupStores } from '@comanda/domain/store/stores-at-point.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { storefrontSerialisers } from '../menu/storefront-serialisers.ts';
import type { CallTo, TenantContext } from '../platform/http/call.ts';

type StoreDeps = Pick<Deps, 'menus'>;
const notFound = refuse(refusalOf('NOT_FOUND'));

/** Returns all stores of the brand. */
export async function getStores({ menus }: StoreDeps, { tenant }: CallTo<'getStores'>) {
  const now = await (await menus.tenant(tenant.id))?.storesNow();
  if (!now) return notFound;
  return accept(
    await now.answers.getOrCreate('stores', () =>
      storefrontSerialisers(tenant.decimals).stores(now.stores),
    ),
  );
}

/** Returns one store. */
export const getStore = (deps: StoreDeps, { tenant, params }: CallTo<'getStore'>) =>
  readStore(deps, tenant, params.id);

/** Returns the store that the brand shows first. */
export async function getDefaultStore({ menus }: StoreDeps, { tenant }: CallTo<'getDefaultStore'>) {
  const tenantCache = await menus.tenant(tenant.id);
  if (!tenantCache) return notFound;
  return readStore({ menus }, tenant, tenantCache.settings.defaultStoreId);
}

async function readStore({ menus }: StoreDeps, tenant: TenantContext, id: number) {
  const now = await (await menus.tenant(tenant.id))?.storesNow();
  const store = now?.stores.find((each) => each.id === id);
  if (!now || !store) return notFound;
  return accept(
    await now.answers.getOrCreate(`store ${store.id}`, () =>
      storefrontSerialisers(tenant.decimals).store(store),
    ),
  );
}

/**
 * Returns the stores where an order can be picked up. Stores that distance does not order stay in
 * the order of the brand's file. docs/rules/places.md#stores-for-pickup.
 */
export async function getPickUpStores(
  { menus }: StoreDeps,
  { tenant, query }: CallTo<'getPickUpStores'>,
) {
  const tenantCache = await menus.tenant(tenant.id);
  if (!tenantCache) return notFound;
  const { latitude, longitude } = query;
  if ((latitude === undefined) !== (longitude === undefined)) {
    return refuse(
      refusalOf('PARAMETER_MISSING', {
        field: latitude === undefined ? 'latitude' : 'longitude',
      }),
    );
  }
  const from: GeoPoint | null =
    latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return accept([...pickupStores((await tenantCache.storesNow()).stores, from)]);
}

/** Returns the stores that deliver to a point, the best one first. */
export async function getDeliveryStores(
  { menus }: StoreDeps,
  { tenant, query, now }: CallTo<'getDeliveryStores'>,
) {
  const tenantCache = await menus.tenant(tenant.id);
  if (!tenantCache) return notFound;
  const { requestedInstant } = query;
  const time = {
    now,
    requestedTime: requestedInstant === undefined ? null : instantOf(requestedInstant),
    days: tenantCache.settings.maxDaysAvailableFutureOrder,
  };
  return accept([...rankDeliveryStores((await tenantCache.storesNow()).stores, query, time)]);
}
