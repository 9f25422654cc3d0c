import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { rankDeliveryStores } from '@comanda/domain/store/rank-delivery-stores.ts';
import { pickupStores } from '@comanda/domain/store/stores-at-point.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import type { Deps } from '../deps.ts';
import { storefrontSerialisers } from '../menu/storefront-serialisers.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import { listScheduledTimes } from '../slot/list-scheduled-times.ts';

const notFound = refuse(refusalOf('NOT_FOUND'));

/**
 * Endpoints of docs/rules/places.md#stores-for-pickup. Stores that distance does not order stay in
 * the order of the tenant's file.
 */
export const storeRoutes = ({ menus, db }: Pick<Deps, 'menus' | 'db'>) =>
  ({
    getStores: async ({ tenant }) => {
      const now = await (await menus.tenant(tenant.id))?.storesNow();
      if (!now) return notFound;
      return accept(
        await now.answers.getOrCreate('stores', () =>
          storefrontSerialisers(tenant.decimals).stores(now.stores),
        ),
      );
    },
    getStore: async ({ tenant, params }) => {
      const now = await (await menus.tenant(tenant.id))?.storesNow();
      const store = now?.stores.find(({ id }) => id === params.id);
      if (!now || !store) return notFound;
      return accept(
        await now.answers.getOrCreate(`store ${store.id}`, () =>
          storefrontSerialisers(tenant.decimals).store(store),
        ),
      );
    },
    getDefaultStore: async ({ tenant }) => {
      const tenantCache = await menus.tenant(tenant.id);
      const now = await tenantCache?.storesNow();
      const store = now?.stores.find(({ id }) => id === tenantCache?.settings.defaultStoreId);
      if (!now || !store) return notFound;
      return accept(
        await now.answers.getOrCreate(`store ${store.id}`, () =>
          storefrontSerialisers(tenant.decimals).store(store),
        ),
      );
    },
    getScheduledAvailability: (call) => listScheduledTimes({ menus, db }, call),
    getPickUpStores: async ({ tenant, query }) => {
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
    },
    getDeliveryStores: async ({ tenant, query, now }) => {
      const tenantCache = await menus.tenant(tenant.id);
      if (!tenantCache) return notFound;
      const { requestedInstant } = query;
      const time = {
        now,
        requestedTime: requestedInstant === undefined ? null : Date.parse(requestedInstant),
        days: tenantCache.settings.maxDaysAvailableFutureOrder,
      };
      return accept([...rankDeliveryStores((await tenantCache.storesNow()).stores, query, time)]);
    },
  }) satisfies RouteHandlers;
