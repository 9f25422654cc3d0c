import type { MenuId, StoreId } from '../ids.ts';
import { type Decimals, fromMajor, type Minor, zero } from '../money/money.ts';
import type { DeliveryZone, GeoPoint, Store } from '../store/store.ts';
import { isJsonList, isJsonObject, type Json, type JsonObject, textOf } from './json.ts';
import { zonesOf } from './store-files.ts';

/**
 * Returns a store of a draft as it would be published, so that an address can be tried; fields that
 * nobody filled are empty or zero. The folder's schema decides whether it is right. `decimals`: of
 * the currency of the brand.
 */
export function storeOfFile(store: JsonObject, decimals: Decimals): Store {
  const money = (amount: Json | undefined): Minor | null =>
    typeof amount === 'number' ? fromMajor(amount, decimals) : null;
  const list = <T>(field: string): readonly T[] => {
    const value = store[field];
    return (isJsonList(value) ? value : []) as unknown as readonly T[];
  };
  return {
    id: numberOf(store, 'id') as StoreId,
    name: textOf(store, 'name'),
    phone: textOf(store, 'phone'),
    timeZone: textOf(store, 'timeZone'),
    textAddress: textOf(store, 'textAddress'),
    commune: textOf(store, 'commune'),
    latitude: numberOf(store, 'latitude'),
    longitude: numberOf(store, 'longitude'),
    menuId: numberOf(store, 'menuId') as MenuId,
    orderMethod: orderMethodOf(store),
    subscription: store['subscription'] === 'inactive' ? 'inactive' : 'active',
    futureOrdersEnabled: store['futureOrdersEnabled'] === true,
    pickUpOpen: store['pickUpOpen'] !== false,
    deliveryOpen: store['deliveryOpen'] !== false,
    deliveryWaitTime: numberOf(store, 'deliveryWaitTime'),
    pickUpWaitTime: numberOf(store, 'pickUpWaitTime'),
    deliveryType: 'own_delivery',
    deliveryOptions: [],
    paymentMethods: [],
    checkoutQuestions: [],
    businessHours: list<Store['businessHours'][number]>('businessHours'),
    holidays: list<Store['holidays'][number]>('holidays'),
    slotCapacity: null,
    busyMinutes: 0,
    pausedUntil: null,
    deliveryZones: zonesOf(store).map((zone) => zoneOfFile(zone, money)),
    pickUpMinimum: money(store['pickUpMinimum']) ?? zero,
    pickUpMaximum: money(store['pickUpMaximum']),
  };
}

function orderMethodOf(store: JsonObject): Store['orderMethod'] {
  const method = store['orderMethod'];
  return method === 'both' || method === 'store_delivery' || method === 'in_store'
    ? method
    : 'neither';
}

const zoneOfFile = (
  zone: JsonObject,
  money: (amount: Json | undefined) => Minor | null,
): DeliveryZone => ({
  id: numberOf(zone, 'id'),
  name: textOf(zone, 'name'),
  polygon: polygonOf(zone),
  fee: money(zone['fee']) ?? zero,
  freeFrom: money(zone['freeFrom']),
  minimum: money(zone['minimum']) ?? zero,
  maximum: money(zone['maximum']),
  waitTime: numberOf(zone, 'waitTime'),
});

/** Returns the corners of a zone of a draft. */
export const polygonOf = (zone: JsonObject): readonly GeoPoint[] => {
  const list = zone['polygon'];
  return (isJsonList(list) ? list : []).filter(isJsonObject).map((point) => ({
    latitude: numberOf(point, 'latitude'),
    longitude: numberOf(point, 'longitude'),
  }));
};

const numberOf = (object: JsonObject, field: string): number => {
  const value = object[field];
  return typeof value === 'number' ? value : 0;
};
