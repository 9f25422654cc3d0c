import type { Pick } from '../cart/cart.ts';
import type { ErrorLabel } from '../errors/catalogue.ts';
import type { DispatchMethod } from '../store/store.ts';
import { makePick } from '../testing/make.ts';
import type { casePlaces } from './case-menu.ts';

export type CaseLine = {
  productId: number;
  count: number;
  picks?: readonly Pick[];
  instructions?: string;
};

/** The amounts of a priced cart, in pesos. `delivery` null: the place is unknown. */
export type CasePrice = {
  lines: readonly number[];
  subtotal: number;
  delivery: number | null;
  serviceFee: number;
  /** The amount that combos take off, and the share of each line; none if left out. */
  discount?: number;
  shares?: readonly (readonly number[])[];
  total: number;
  obstacle?: { label: ErrorLabel; metadata: Record<string, number> };
};

/**
 * The lines of a cart that cannot be bought, by position, and the names of products and combos in
 * the refusal of the order.
 */
type CaseUnavailable = {
  lines: readonly number[];
  items: readonly string[];
  lostOffers?: readonly string[];
};

/** A cart of the case store at the case moment, and its price or its refusal. */
export type PricingCase = {
  name: string;
  dispatch: DispatchMethod;
  place: keyof typeof casePlaces | null;
  lines: readonly CaseLine[];
} & ({ price: CasePrice; unavailable?: CaseUnavailable } | { refused: ErrorLabel });

const fries: CaseLine = { productId: 2, count: 1 };
const box = (count: number): CaseLine => ({ productId: 9, count });
const rare = makePick(10, 101);

const prices: readonly PricingCase[] = [
  {
    name: 'an empty cart costs nothing, but has not reached the minimum',
    dispatch: 'store_delivery',
    place: 'near',
    lines: [],
    price: {
      lines: [],
      subtotal: 0,
      delivery: 0,
      serviceFee: 0,
      total: 0,
      obstacle: {
        label: 'DELIVERY_MINIMUM_NOT_REACHED',
        metadata: { minimum: 6_000, missing: 6_000 },
      },
    },
  },
  {
    name: 'the discount price is what is paid',
    dispatch: 'in_store',
    place: null,
    lines: [{ ...fries, count: 2 }],
    price: { lines: [3_980], subtotal: 3_980, delivery: 0, serviceFee: 500, total: 4_480 },
  },
  {
    name: "the store's own price wins over the menu's, and its discount over both",
    dispatch: 'in_store',
    place: null,
    lines: [
      { productId: 3, count: 3 },
      { productId: 11, count: 1 },
    ],
    price: { lines: [4_500, 2_900], subtotal: 7_400, delivery: 0, serviceFee: 500, total: 7_900 },
  },
  {
    name: 'extras are charged per unit, times the count of the line',
    dispatch: 'in_store',
    place: null,
    lines: [
      {
        productId: 1,
        count: 2,
        picks: [rare, makePick(11, 111, 2), makePick(11, 113), makePick(12, 122, 1, 111)],
      },
    ],
    price: { lines: [17_140], subtotal: 17_140, delivery: 0, serviceFee: 500, total: 17_640 },
  },
  {
    name: "an extra's discount price is what is paid",
    dispatch: 'in_store',
    place: null,
    lines: [{ productId: 1, count: 1, picks: [rare, makePick(11, 112, 3)] }],
    price: { lines: [8_960], subtotal: 8_960, delivery: 0, serviceFee: 500, total: 9_460 },
  },
  {
    name: 'two are included, the third is charged, times the count of the line',
    dispatch: 'in_store',
    place: null,
    lines: [
      { productId: 12, count: 1, picks: [makePick(13, 131), makePick(13, 132)] },
      { productId: 12, count: 2, picks: [makePick(13, 131, 3)] },
    ],
    price: {
      lines: [7_000, 15_000],
      subtotal: 22_000,
      delivery: 0,
      serviceFee: 500,
      total: 22_500,
    },
  },
  {
    name: 'the dearest are the included ones, whatever was picked first',
    dispatch: 'in_store',
    place: null,
    lines: [{ productId: 12, count: 1, picks: [makePick(13, 131, 2), makePick(13, 133)] }],
    price: { lines: [7_500], subtotal: 7_500, delivery: 0, serviceFee: 500, total: 8_000 },
  },
  {
    name: 'the same product with and without a comment is two lines',
    dispatch: 'in_store',
    place: null,
    lines: [fries, { ...fries, instructions: 'sin sal' }],
    price: { lines: [1_990, 1_990], subtotal: 3_980, delivery: 0, serviceFee: 500, total: 4_480 },
  },
];

const deliveries: readonly PricingCase[] = [
  {
    name: 'delivery is not priced before the place is known',
    dispatch: 'store_delivery',
    place: null,
    lines: [box(1)],
    price: { lines: [20_000], subtotal: 20_000, delivery: null, serviceFee: 500, total: 20_500 },
  },
  {
    name: 'delivery is free from 20.000 of food on',
    dispatch: 'store_delivery',
    place: 'near',
    lines: [box(1)],
    price: { lines: [20_000], subtotal: 20_000, delivery: 0, serviceFee: 500, total: 20_500 },
  },
  {
    name: 'below 20.000 it costs the fee of the zone',
    dispatch: 'store_delivery',
    place: 'near',
    lines: [
      { productId: 3, count: 12 },
      { productId: 2, count: 1 },
    ],
    price: {
      lines: [18_000, 1_990],
      subtotal: 19_990,
      delivery: 1_990,
      serviceFee: 500,
      total: 22_480,
    },
  },
  {
    name: 'another zone has another fee, and here no free delivery',
    dispatch: 'store_delivery',
    place: 'far',
    lines: [box(2)],
    price: { lines: [40_000], subtotal: 40_000, delivery: 3_490, serviceFee: 500, total: 43_990 },
  },
  {
    name: 'nobody delivers outside the zones',
    dispatch: 'store_delivery',
    place: 'outside',
    lines: [box(1)],
    refused: 'EXCLUSION_DELIVERY_ZONE',
  },
  {
    name: 'for pickup the place does not matter',
    dispatch: 'in_store',
    place: 'outside',
    lines: [box(1)],
    price: { lines: [20_000], subtotal: 20_000, delivery: 0, serviceFee: 500, total: 20_500 },
  },
];

const obstacles: readonly PricingCase[] = [
  {
    name: 'the minimum is met exactly',
    dispatch: 'store_delivery',
    place: 'near',
    lines: [{ productId: 3, count: 4 }],
    price: { lines: [6_000], subtotal: 6_000, delivery: 1_990, serviceFee: 500, total: 8_490 },
  },
  {
    name: 'below the minimum the cart is priced and says what is missing',
    dispatch: 'store_delivery',
    place: 'near',
    lines: [{ productId: 2, count: 3 }],
    price: {
      lines: [5_970],
      subtotal: 5_970,
      delivery: 1_990,
      serviceFee: 500,
      total: 8_460,
      obstacle: {
        label: 'DELIVERY_MINIMUM_NOT_REACHED',
        metadata: { minimum: 6_000, missing: 30 },
      },
    },
  },
  {
    name: 'the maximum is met exactly',
    dispatch: 'store_delivery',
    place: 'near',
    lines: [box(5)],
    price: { lines: [100_000], subtotal: 100_000, delivery: 0, serviceFee: 500, total: 100_500 },
  },
  {
    name: 'above the maximum the cart is priced and says by how much',
    dispatch: 'store_delivery',
    place: 'near',
    lines: [box(5), fries],
    price: {
      lines: [100_000, 1_990],
      subtotal: 101_990,
      delivery: 0,
      serviceFee: 500,
      total: 102_490,
      obstacle: { label: 'MAXIMUM_ORDER_AMOUNT', metadata: { maximum: 100_000, over: 1_990 } },
    },
  },
  {
    name: 'pickup has a minimum of its own',
    dispatch: 'in_store',
    place: null,
    lines: [fries],
    price: {
      lines: [1_990],
      subtotal: 1_990,
      delivery: 0,
      serviceFee: 500,
      total: 2_490,
      obstacle: {
        label: 'DELIVERY_MINIMUM_NOT_REACHED',
        metadata: { minimum: 2_000, missing: 10 },
      },
    },
  },
  {
    name: 'pickup has a maximum of its own',
    dispatch: 'in_store',
    place: null,
    lines: [box(3), { productId: 10, count: 1 }],
    price: {
      lines: [60_000, 1_000],
      subtotal: 61_000,
      delivery: 0,
      serviceFee: 500,
      total: 61_500,
      obstacle: { label: 'MAXIMUM_ORDER_AMOUNT', metadata: { maximum: 60_000, over: 1_000 } },
    },
  },
];

const friesAlone: CasePrice = {
  lines: [1_990],
  subtotal: 1_990,
  delivery: 0,
  serviceFee: 500,
  total: 2_490,
};

/** Fries and a line that cannot be bought: the fries stay priced, the other line is named. */
const unsold = (name: string, line: CaseLine, item: string): PricingCase => ({
  name,
  dispatch: 'in_store',
  place: null,
  lines: [fries, line],
  price: friesAlone,
  unavailable: { lines: [1], items: [item] },
});

const unavailables: readonly PricingCase[] = [
  unsold('what is sold out is named, the rest stays priced', { productId: 4, count: 1 }, 'Cordero'),
  {
    ...unsold('what is only for pickup is not delivered', { productId: 5, count: 1 }, 'Torta'),
    dispatch: 'store_delivery',
    place: 'near',
    price: { ...friesAlone, delivery: 1_990, total: 4_480 },
  },
  unsold('breakfast is over at lunch', { productId: 6, count: 1 }, 'Desayuno'),
  unsold('dinner has not begun at lunch', { productId: 7, count: 1 }, 'Cena'),
  unsold("Monday's dish is not sold on Saturday", { productId: 8, count: 1 }, 'Menú del lunes'),
  unsold('four of three left cannot be bought', { productId: 10, count: 4 }, 'Empanada'),
  unsold(
    'a burger without its required option cannot be bought',
    { productId: 1, count: 1 },
    'Brasa Clásica',
  ),
  unsold(
    'a burger with an extra that was switched off cannot be bought',
    { productId: 1, count: 1, picks: [rare, makePick(11, 114)] },
    'Brasa Clásica',
  ),
  {
    name: 'four of three left cannot be bought over two lines either: the first line has its two',
    dispatch: 'in_store',
    place: null,
    lines: [
      { productId: 10, count: 2 },
      { productId: 10, count: 2, instructions: 'bien calientes' },
    ],
    price: { lines: [2_000], subtotal: 2_000, delivery: 0, serviceFee: 500, total: 2_500 },
    unavailable: { lines: [1], items: ['Empanada'] },
  },
  {
    name: 'three of three left are sold',
    dispatch: 'in_store',
    place: null,
    lines: [{ productId: 10, count: 3 }],
    price: { lines: [3_000], subtotal: 3_000, delivery: 0, serviceFee: 500, total: 3_500 },
  },
  {
    name: 'a product that left the menu has no name to list, and with nothing else in the cart nothing costs anything',
    dispatch: 'in_store',
    place: null,
    lines: [{ productId: 999, count: 1 }],
    price: { lines: [], subtotal: 0, delivery: 0, serviceFee: 0, total: 0 },
    unavailable: { lines: [0], items: [] },
  },
];

const combos: readonly PricingCase[] = [
  {
    name: 'a combo at a price: the difference is shared by its lines, and the other line has no share',
    dispatch: 'in_store',
    place: null,
    lines: [
      { productId: 3, count: 1 },
      { productId: 11, count: 1 },
      fries,
      { productId: 10, count: 1 },
    ],
    price: {
      lines: [1_500, 2_900, 1_990, 1_000],
      subtotal: 7_390,
      delivery: 0,
      serviceFee: 500,
      discount: 900,
      shares: [[250, 483, 0, 167]],
      total: 6_990,
    },
  },
  {
    name: 'a percentage is taken off the product without its extras, twice per order at most',
    dispatch: 'in_store',
    place: null,
    lines: [
      { productId: 3, count: 99 },
      { productId: 1, count: 3, picks: [rare, makePick(11, 111), makePick(12, 121, 1, 111)] },
    ],
    price: {
      lines: [148_500, 20_640],
      subtotal: 169_140,
      delivery: 0,
      serviceFee: 500,
      discount: 1_873,
      shares: [[375, 1_498]],
      total: 167_767,
      obstacle: { label: 'MAXIMUM_ORDER_AMOUNT', metadata: { maximum: 60_000, over: 109_140 } },
    },
  },
  {
    name: 'the combo with the larger benefit has the drink, and the minimum looks at the food before discounts',
    dispatch: 'store_delivery',
    place: 'near',
    lines: [
      { productId: 11, count: 1 },
      { productId: 3, count: 1 },
      { productId: 1, count: 1, picks: [rare] },
    ],
    price: {
      lines: [2_900, 1_500, 5_990],
      subtotal: 10_390,
      delivery: 1_990,
      serviceFee: 500,
      discount: 936,
      shares: [[0, 187, 749]],
      total: 11_944,
    },
  },
  {
    name: 'of four pokes in two lines one is free without its extras; the combo of the night is not on',
    dispatch: 'in_store',
    place: null,
    lines: [
      { productId: 12, count: 3, picks: [makePick(13, 131, 3)] },
      { productId: 12, count: 1 },
    ],
    price: {
      lines: [22_500, 7_000],
      subtotal: 29_500,
      delivery: 0,
      serviceFee: 500,
      discount: 7_000,
      shares: [[5_250, 1_750]],
      total: 23_000,
    },
  },
  {
    ...unsold('a line that is sold out ends its combo', { productId: 4, count: 1 }, 'Cordero'),
    lines: [
      { productId: 3, count: 1 },
      { productId: 4, count: 1 },
    ],
    price: {
      lines: [1_500],
      subtotal: 1_500,
      delivery: 0,
      serviceFee: 500,
      discount: 0,
      shares: [],
      total: 2_000,
    },
    unavailable: { lines: [1], items: ['Cordero'], lostOffers: ['Cordero con bebida'] },
  },
];

export const pricingCases: readonly PricingCase[] = [
  ...prices,
  ...deliveries,
  ...obstacles,
  ...unavailables,
  ...combos,
];
