import { minor } from '@comanda/domain/money/money.ts';
import { type TestShop, testShop } from '../../apps/server/src/testing/test-shop.ts';
import { allChaosMethods, type ChaosMethod, wireName } from './chaos-methods.ts';
import { benchOrderBody as cashBody } from '../lib/cart.ts';
import {
  chaosCoupon,
  type ChaosDiscount,
  chaosProgramme,
  discountedTotal,
  pointsPerOrder,
  usesCoupon,
  usesPoints,
} from './chaos-discounts.ts';

/**
 * A brand of the run. Prices are in whole pesos and differ from every other of the run, so that a payment or product of one brand in
 * another's ledger shows.
 */
export type ChaosBrand = { id: string; burger: number; scarce: number };

export const chaosBrands: readonly [ChaosBrand, ...ChaosBrand[]] = [
  { id: 'burger', burger: 5_990, scarce: 12_990 },
  { id: 'cocina', burger: 7_490, scarce: 10_790 },
  { id: 'sushi', burger: 8_390, scarce: 14_590 },
];

/** Product 4 of every brand has little stock, so it sells out during the run. */
export const scarceProduct = 4;

/** The shop of a brand as published: the test shop with the brand's own prices. */
export function chaosShop({ id, burger, scarce }: ChaosBrand): TestShop {
  const facts = testShop(id);
  const prices = new Map([
    [1, burger],
    [scarceProduct, scarce],
  ]);
  const products = facts.menu.products.map((product) => ({
    ...product,
    price: minor(prices.get(product.id) ?? product.price),
  }));
  const settings = { ...facts.settings, ...chaosProgramme };
  const paymentMethods = allChaosMethods.map(({ name }) => name);
  const store = { ...facts.store, paymentMethods };
  return { ...facts, settings, store, menu: { ...facts.menu, products } };
}

export const buyerDetails = {
  name: 'Camila Rojas',
  email: 'camila@example.com',
  phone: '87654321',
};

/** The order that a shopper requests. `total`: the amount that the shopper agrees to pay, in whole pesos. */
export type ChaosOrder = {
  brand: ChaosBrand;
  isScarce: boolean;
  discount: ChaosDiscount;
  /** The method that the order is placed with; later attempts may use another. */
  method: ChaosMethod;
  total: number;
  body: unknown;
};

const burgerLine = {
  key: 'a',
  product_id: 1,
  quantity: 1,
  modifiers: [{ id: 11, group_id: 1, quantity: 1, action: 'add' }],
};
const scarceLine = { key: 'l', product_id: scarceProduct, quantity: 1 };

/** One burger, well done, or one scarce product, with its discounts; picked up, paid online. */
export function chaosOrder(
  brand: ChaosBrand,
  isScarce: boolean,
  method: ChaosMethod,
  discount: ChaosDiscount = 'none',
): ChaosOrder {
  const total = discountedTotal(isScarce ? brand.scarce : brand.burger, discount);
  const inCash = cashBody([isScarce ? scarceLine : burgerLine], 1, total);
  const asked = {
    ...(usesCoupon(discount) ? { coupon: { code: chaosCoupon, payment_method: method.name } } : {}),
    ...(usesPoints(discount) ? { points_to_use: pointsPerOrder } : {}),
  };
  return {
    brand,
    isScarce,
    discount,
    method,
    total,
    body: {
      ...inCash,
      order: { ...inCash.order, payment_method: wireName(method), ...asked },
      online_payment: true,
    },
  };
}
