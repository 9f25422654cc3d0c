import { minor } from '../money/money.ts';
import type { StoreMenu } from '../menu/menu.ts';
import type { Offer } from '../offer/offer.ts';
import type { GeoPoint, Store } from '../store/store.ts';
import { makeOffer } from '../testing/make-offer.ts';
import {
  groupId,
  makeGroup,
  makeModifier,
  makePrice,
  makeProduct,
  makeStore,
  makeStoreMenu,
  makeZone,
  modifierId,
} from '../testing/make.ts';

/**
 * The store of all shared cases, in Chilean pesos. One test runs the cases on the domain functions,
 * another on the server over HTTP.
 */

/** Saturday 21 November 2026, 13:00 in Santiago (UTC−3). */
export const caseNow = Date.parse('2026-11-21T16:00:00Z');
export const caseServiceFee = minor(500);

/** Points inside the near zone, inside the far zone, and outside both. */
export const casePlaces = {
  near: { latitude: -33.45, longitude: -70.61 },
  far: { latitude: -33.45, longitude: -70.57 },
  outside: { latitude: -33.6, longitude: -70.61 },
} as const satisfies Record<string, GeoPoint>;

const meat = makeGroup(10, [makeModifier(101), makeModifier(102)], {
  name: 'Punto de la carne',
  required: true,
  minimum: 1,
});
const extras = makeGroup(
  11,
  [
    makeModifier(111, 890, { name: 'Queso', maxQuantity: 2 }),
    makeModifier(112, 1_290, { name: 'Tocino', discountPrice: minor(990), maxQuantity: 3 }),
    makeModifier(113, 500, { name: 'Palta' }),
    makeModifier(114, 700, { name: 'Merkén' }),
  ],
  { name: 'Extras', maximum: 3 },
);
const cheese = makeGroup(12, [makeModifier(121), makeModifier(122, 300, { name: 'Azul' })], {
  name: 'Tipo de queso',
  required: true,
  minimum: 1,
  parentModifierId: modifierId(111),
});

/**
 * Two units are included and the rest cost 500 each. A cheaper unit never takes an included place
 * from a dearer one.
 */
const toppings = makeGroup(
  13,
  [
    makeModifier(131, 500, { name: 'Choclo', maxQuantity: 4 }),
    makeModifier(132, 500, { name: 'Pepino' }),
    makeModifier(133, 900, { name: 'Salmón', discountPrice: minor(800) }),
  ],
  { name: 'Agregados', maximum: 5, included: 2 },
);

export const caseMenu: StoreMenu = makeStoreMenu({
  products: [
    makeProduct(1, {
      name: 'Brasa Clásica',
      price: minor(5_990),
      modifierGroupIds: [groupId(10), groupId(11), groupId(12)],
    }),
    makeProduct(2, { name: 'Papas rústicas', price: minor(2_490), discountPrice: minor(1_990) }),
    makeProduct(3, { name: 'Limonada', price: minor(1_800) }),
    makeProduct(4, { name: 'Cordero', price: minor(9_990) }),
    makeProduct(5, { name: 'Torta', price: minor(12_000), dispatchMethod: 'in_store' }),
    makeProduct(6, {
      name: 'Desayuno',
      price: minor(4_500),
      availabilityTime: { 6: [['08:00', '11:30']] },
    }),
    makeProduct(7, {
      name: 'Cena',
      price: minor(8_000),
      availabilityTime: { 6: [['19:00', '23:59']] },
    }),
    makeProduct(8, { name: 'Menú del lunes', price: minor(4_000), availability: [1] }),
    makeProduct(9, { name: 'Caja fiesta', price: minor(20_000) }),
    makeProduct(10, { name: 'Empanada', price: minor(1_000) }),
    makeProduct(11, { name: 'Milhojas', price: minor(3_000) }),
    makeProduct(12, { name: 'Poke', price: minor(7_000), modifierGroupIds: [groupId(13)] }),
  ],
  groups: [meat, extras, cheese, toppings],
  prices: [
    makePrice(3, { price: minor(1_500) }),
    makePrice(4, { stock: 0 }),
    makePrice(10, { stock: 3 }),
    makePrice(11, { price: minor(3_500), discountPrice: minor(2_900) }),
  ],
  disabled: [
    { deactivatableId: 114, deactivatableType: 'Modifier', endDate: null },
    { deactivatableId: 113, deactivatableType: 'Modifier', endDate: '2026-11-21T15:59:59Z' },
  ],
});

const farther = makeZone().polygon.map(({ latitude, longitude }) => ({
  latitude,
  longitude: longitude + 0.04,
}));

export const caseStore: Store = makeStore({
  pickUpMinimum: minor(2_000),
  pickUpMaximum: minor(60_000),
  deliveryZones: [
    makeZone({
      fee: minor(1_990),
      freeFrom: minor(20_000),
      minimum: minor(6_000),
      maximum: minor(100_000),
    }),
    makeZone({
      id: 2,
      name: 'La Reina',
      polygon: farther,
      fee: minor(3_490),
      minimum: minor(10_000),
    }),
  ],
});

/** Combos of the case brand. The amounts of the other cases have none of them. */
export const caseOffers: readonly Offer[] = [
  makeOffer(1, {
    name: 'Once',
    needs: [{ productIds: [3] }, { productIds: [11] }, { productIds: [10] }],
    benefit: { kind: 'price', amount: minor(4_500) },
  }),
  makeOffer(2, {
    name: 'Burger con bebida',
    needs: [{ productIds: [1] }, { productIds: [3] }],
    benefit: { kind: 'percent', basisPoints: 1_250 },
    maxPerOrder: 2,
  }),
  makeOffer(3, {
    name: 'Cuatro pokes',
    needs: [{ productIds: [12], quantity: 4 }],
    benefit: { kind: 'cheapestFree' },
    hours: [{ days: [6], from: '12:00', to: '13:01' }],
  }),
  makeOffer(4, {
    name: 'Cordero con bebida',
    needs: [{ productIds: [4] }, { productIds: [3] }],
    benefit: { kind: 'amount', amount: minor(2_000) },
  }),
  makeOffer(5, {
    name: 'Poke de noche',
    needs: [{ productIds: [12] }],
    benefit: { kind: 'percent', basisPoints: 5_000 },
    hours: [{ days: [6], from: '19:00', to: '23:59' }],
  }),
];
