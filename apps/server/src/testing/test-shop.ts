import type { CountryCode } from '@comanda/domain/country/countries.ts';
import type {
  CategoryId,
  GroupId,
  MenuId,
  ModifierId,
  StoreId,
  TenantId,
} from '@comanda/domain/ids.ts';
import type { Menu, ModifierGroup, Product } from '@comanda/domain/menu/menu.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { BusinessHours, Store } from '@comanda/domain/store/store.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import { makeProduct } from '@comanda/domain/testing/make.ts';
import { makeSettings } from '@comanda/domain/testing/make-settings.ts';
import { weekdays } from '@comanda/domain/hours/weekday.ts';

/**
 * A small shop in domain terms. Products: 1 a burger with a required and an optional group, 2
 * fries, 3 beer for adults, 4 one with few units left.
 */
export type TestShop = {
  id: TenantId;
  country: CountryCode;
  store: Store;
  menu: Menu;
  settings: Settings;
};

const hours = (dispatchMethod: BusinessHours['dispatchMethod']): BusinessHours[] =>
  weekdays.map((day) => ({
    day,
    openingTime: '00:00:00',
    closingTime: '23:59:59',
    dispatchMethod,
    position: 1,
  }));

/**
 * The zone: a square around the store with a minimum of 5000, a fee of 1990, and free delivery from
 * 20.000.
 */
const square = [
  { latitude: -33.4, longitude: -70.7 },
  { latitude: -33.4, longitude: -70.5 },
  { latitude: -33.5, longitude: -70.5 },
  { latitude: -33.5, longitude: -70.7 },
];

export const store = (changes: Partial<Store> = {}): Store => ({
  id: 1 as StoreId,
  name: 'Local Ñuñoa',
  phone: '+56 2 2345 6700',
  timeZone: 'America/Santiago',
  textAddress: 'Av. Irarrázaval 2014, Ñuñoa',
  commune: 'Ñuñoa',
  latitude: -33.45,
  longitude: -70.6,
  menuId: 1 as MenuId,
  orderMethod: 'both',
  subscription: 'active',
  futureOrdersEnabled: false,
  pickUpOpen: true,
  deliveryOpen: true,
  deliveryWaitTime: 35,
  pickUpWaitTime: 15,
  deliveryType: 'own_delivery',
  deliveryOptions: ['deliverDoor', 'waitOutside'],
  paymentMethods: ['cash', 'card', 'webpay', 'getnet', 'credomatic'],
  checkoutQuestions: [],
  businessHours: [...hours('store_delivery'), ...hours('in_store')],
  holidays: [],
  slotCapacity: null,
  busyMinutes: 0,
  pausedUntil: null,
  deliveryZones: [
    {
      id: 11,
      name: 'Cerca',
      polygon: square,
      fee: minor(1_990),
      freeFrom: minor(20_000),
      minimum: minor(5_000),
      maximum: minor(400_000),
      waitTime: 40,
    },
  ],
  pickUpMinimum: minor(2_000),
  pickUpMaximum: null,
  ...changes,
});

const product = (
  id: number,
  name: string,
  price: number,
  changes: Partial<Product> = {},
): Product => makeProduct(id, { name, price: minor(price), ...changes });

const group = (
  id: number,
  name: string,
  required: boolean,
  maximum: number,
  modifiers: readonly [id: number, name: string, price: number][],
): ModifierGroup => ({
  id: id as GroupId,
  name,
  required,
  minimum: required ? 1 : 0,
  maximum,
  parentModifierId: null,
  modifiers: modifiers.map(([modifierId, label, price]) => ({
    id: modifierId as ModifierId,
    name: label,
    price: minor(price),
    discountPrice: null,
    maxQuantity: maximum,
  })),
});

const products = [
  product(1, 'Brasa Clásica', 5_990, { modifierGroupIds: [1 as GroupId, 2 as GroupId] }),
  product(2, 'Papas rústicas', 2_990),
  product(3, 'Cerveza', 3_490, { plus18: true }),
  product(4, 'Cordero del día', 12_990),
  product(5, 'Pernil de tres horas', 15_990, { cookingTime: 3 }),
  product(6, 'Pavo de dos días', 39_990, { cookingTime: 2, cookingTimeType: 'day' }),
  product(7, 'Torta por encargo', 24_990, { deferred: true }),
];

const menu: Menu = {
  id: 1 as MenuId,
  name: 'Carta',
  version: 1,
  categories: [
    {
      id: 1 as CategoryId,
      name: 'Todo',
      slug: 'todo',
      layout: 'large',
      productIds: products.map(({ id }) => id),
    },
  ],
  products,
  modifierGroups: [
    group(1, 'Punto', true, 1, [
      [10, 'A punto', 0],
      [11, 'Bien cocida', 0],
    ]),
    group(2, 'Extras', false, 3, [[20, 'Tocino', 1_200]]),
  ],
};

export function testShop(
  id: string,
  {
    country = 'cl',
    store: changes = {},
    settings = {},
  }: { country?: CountryCode; store?: Partial<Store>; settings?: Partial<Settings> } = {},
): TestShop {
  const tenantId = id as TenantId;
  return {
    id: tenantId,
    country,
    store: store(changes),
    menu,
    settings: makeSettings(country, { tenantId, ...settings }),
  };
}
