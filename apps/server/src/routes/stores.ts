import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { distanceMetres, zoneAt } from '@comanda/domain/store/delivery-zone.ts';
import type { Point, Store } from '@comanda/domain/store/store.ts';
import type { Deps } from '../deps.ts';
import { answerTexts } from '../features/menu/answer-texts.ts';
import type { Routes } from '../platform/http/call.ts';
import { offerTimes } from '../workflows/offer-times.ts';

const missing = refuse(refusalOf('NOT_FOUND'));
const takesPickUp = ({ orderMethod }: Store): boolean => orderMethod === 'both' || orderMethod === 'in_store';
const delivers = ({ orderMethod }: Store): boolean => orderMethod === 'both' || orderMethod === 'store_delivery';
const byDistance = (a: { distance: number | null }, b: { distance: number | null }): number => (a.distance ?? 0) - (b.distance ?? 0);

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
      const found = memory.stores.filter(takesPickUp).map((store) => ({ store, distance: from && distanceMetres(from, store) }));
      return accept(found.toSorted(byDistance));
    },
    getDeliveryStores: async ({ tenant, query }) => {
      const memory = await menus.tenant(tenant.id);
      if (!memory) return missing;
      const found = memory.stores.filter(delivers).flatMap((store) => {
        const zone = zoneAt(store, query);
        return zone ? [{ store, zone, distance: distanceMetres(query, store) }] : [];
      });
      return accept(found.toSorted(byDistance));
    },
  }) satisfies Routes;
