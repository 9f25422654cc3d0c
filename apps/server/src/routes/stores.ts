import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { coveringStores, pickupStores } from '@comanda/domain/store/nearest-stores.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import type { Deps } from '../deps.ts';
import { answerTexts } from '../features/menu/answer-texts.ts';
import type { Routes } from '../platform/http/call.ts';
import { offerTimes } from '../workflows/offer-times.ts';

const missing = refuse(refusalOf('NOT_FOUND'));

/** Spec §7 Stores and addresses. Lists keep the order of the tenant's file where distance says nothing. */
export const storeRoutes = ({ menus, db }: Pick<Deps, 'menus' | 'db'>) =>
  ({
    getStores: async ({ tenant }) => {
      const memory = await menus.tenant(tenant.id);
      if (!memory) return missing;
      return accept(await memory.answers.take('stores', () => answerTexts(tenant.decimals).stores(memory.stores)));
    },
    getStore: async ({ tenant, params }) => {
      const memory = await menus.tenant(tenant.id);
      const store = memory?.stores.find(({ id }) => id === params.id);
      if (!memory || !store) return missing;
      return accept(await memory.answers.take(`store ${store.id}`, () => answerTexts(tenant.decimals).store(store)));
    },
    getDefaultStore: async ({ tenant }) => {
      const memory = await menus.tenant(tenant.id);
      const store = memory?.stores.find(({ id }) => id === memory.settings.defaultStoreId);
      if (!memory || !store) return missing;
      return accept(await memory.answers.take(`store ${store.id}`, () => answerTexts(tenant.decimals).store(store)));
    },
    getScheduledAvailability: (call) => offerTimes({ menus, db }, call),
    getPickUpStores: async ({ tenant, query }) => {
      const memory = await menus.tenant(tenant.id);
      if (!memory) return missing;
      const { latitude, longitude } = query;
      if ((latitude === undefined) !== (longitude === undefined)) {
        return refuse(refusalOf('PARAMETER_MISSING', { field: latitude === undefined ? 'latitude' : 'longitude' }));
      }
      const from: Point | null = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
      return accept([...pickupStores(memory.stores, from)]);
    },
    getDeliveryStores: async ({ tenant, query }) => {
      const memory = await menus.tenant(tenant.id);
      if (!memory) return missing;
      return accept([...coveringStores(memory.stores, query)]);
    },
  }) satisfies Routes;
