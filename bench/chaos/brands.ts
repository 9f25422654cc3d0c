import { minor } from '@comanda/domain/money/money.ts';
import { type Shop, shop } from '../../apps/server/src/testing/shop-facts.ts';
import { orderBody as cashBody } from '../lib/cart.ts';

/** A brand of the run. Prices in whole pesos, each other than every other of the run, so that money of one brand or dish in another's books shows. */
export type Brand = { id: string; burger: number; scarce: number };

export const brands: readonly [Brand, ...Brand[]] = [
  { id: 'burger', burger: 5_990, scarce: 12_990 },
  { id: 'cocina', burger: 7_490, scarce: 10_790 },
  { id: 'sushi', burger: 8_390, scarce: 14_590 },
];

/** Product 4 of every brand: there are few of it, so it runs out during the run. */
export const scarceProduct = 4;

/** The shop of a brand as it is published: the test shop with the brand's own prices. */
export function shopOf({ id, burger, scarce }: Brand): Shop {
  const facts = shop(id);
  const prices = new Map([
    [1, burger],
    [scarceProduct, scarce],
  ]);
  const products = facts.menu.products.map((product) => ({ ...product, price: minor(prices.get(product.id) ?? product.price) }));
  return { ...facts, menu: { ...facts.menu, products } };
}

export const person = { name: 'Camila Rojas', email: 'camila@example.com', phone: '87654321' };

/** What a shopper asks for. `total`: what the shopper agrees to pay, whole pesos. */
export type Wish = { brand: Brand; isScarce: boolean; total: number; body: unknown };

const burgerLine = { key: 'a', product_id: 1, quantity: 1, modifiers: [{ id: 11, group_id: 1, quantity: 1, action: 'add' }] };
const scarceLine = { key: 'l', product_id: scarceProduct, quantity: 1 };

/** One burger, well done, or one of the scarce dish; picked up, paid with Webpay. */
export function wishFor(brand: Brand, isScarce: boolean): Wish {
  const total = isScarce ? brand.scarce : brand.burger;
  const inCash = cashBody([isScarce ? scarceLine : burgerLine], 1, total);
  return { brand, isScarce, total, body: { ...inCash, order: { ...inCash.order, payment_method: 'online' }, online_payment: true } };
}
