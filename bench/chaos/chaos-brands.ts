import {
  countries,
  type Country,
  type CountryCode,
  defaultCountry,
} from '@comanda/domain/country/countries.ts';
import { minor, toMajor } from '@comanda/domain/money/money.ts';
import { type TestShop, testShop } from '../../apps/server/src/testing/test-shop.ts';
import { type ChaosMethod, webpayMethod, wireName } from './chaos-methods.ts';
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
 * A brand of the run with its own country. Prices are in minor units and differ from every other of
 * the run, so that a payment or product of one brand in another's ledger shows.
 */
export type ChaosBrand = { id: string; home: CountryCode; burger: number; scarce: number };

export const chaosBrands: readonly [ChaosBrand, ...ChaosBrand[]] = [
  { id: 'burger', home: 'cl', burger: 5_990, scarce: 12_990 },
  { id: 'cocina', home: 'gt', burger: 7_490, scarce: 10_790 },
  { id: 'sushi', home: 'mx', burger: 8_390, scarce: 14_590 },
];

/** A brand as it is open in a run. */
export type OpenBrand = ChaosBrand & { country: Country; methods: readonly ChaosMethod[] };

/**
 * The brands of a run: each is in its own country if one of the methods works there, else in Chile,
 * with the methods of that country. A brand without a method stays closed.
 */
export const openBrandsOf = (methods: readonly ChaosMethod[]): readonly OpenBrand[] =>
  chaosBrands.map((brand) => openBrand(brand, methods)).filter((brand) => brand.methods.length > 0);

function openBrand(brand: ChaosBrand, methods: readonly ChaosMethod[]): OpenBrand {
  const worksIn = (code: CountryCode) => methods.filter((each) => each.countries.includes(code));
  const code = worksIn(brand.home).length > 0 ? brand.home : defaultCountry;
  return { ...brand, country: countries[code], methods: worksIn(code) };
}

/** The Chilean brand with Webpay alone. */
export const webpayBrand: OpenBrand = openBrand(chaosBrands[0], [webpayMethod]);

/** An amount in minor units as the currency's units, as it stands on the wire. */
export const inUnits = ({ country }: Pick<OpenBrand, 'country'>, amount: number): number =>
  toMajor(minor(amount), country.decimals);

/** Product 4 of every brand has little stock, so it sells out during the run. */
export const scarceProduct = 4;

/** The shop of a brand as published: the test shop with the brand's own prices. */
export function chaosShop({ id, burger, scarce, country, methods }: OpenBrand): TestShop {
  const facts = testShop(id, { country: country.code });
  const prices = new Map([
    [1, burger],
    [scarceProduct, scarce],
  ]);
  const products = facts.menu.products.map((product) => ({
    ...product,
    price: minor(prices.get(product.id) ?? product.price),
  }));
  const settings = { ...facts.settings, ...chaosProgramme };
  const paymentMethods = ['cash' as const, ...methods.map(({ name }) => name)];
  const store = { ...facts.store, paymentMethods };
  return { ...facts, settings, store, menu: { ...facts.menu, products } };
}

export const buyerDetails = ({ country }: Pick<OpenBrand, 'country'>) => ({
  name: 'Camila Rojas',
  email: 'camila@example.com',
  phone: '8765432109'.slice(0, country.phoneDigits),
});

/**
 * The order that a shopper requests. `total`: the amount that the shopper agrees to pay, in minor
 * units.
 */
export type ChaosOrder = {
  brand: OpenBrand;
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

/** One burger, well done, picked up and paid in cash at the counter. */
export function cashOrder(brand: OpenBrand): ChaosOrder {
  const [method = webpayMethod] = brand.methods;
  const body = cashBody([burgerLine], 1, inUnits(brand, brand.burger));
  return {
    ...{ brand, method, isScarce: false, discount: 'none', total: brand.burger },
    body: { ...body, order: { ...body.order, ...buyerDetails(brand) } },
  };
}

/** One burger, well done, or one scarce product, with its discounts; picked up, paid online. */
export function chaosOrder(
  brand: OpenBrand,
  isScarce: boolean,
  method: ChaosMethod,
  discount: ChaosDiscount = 'none',
): ChaosOrder {
  const total = discountedTotal(isScarce ? brand.scarce : brand.burger, discount);
  const inCash = cashBody([isScarce ? scarceLine : burgerLine], 1, inUnits(brand, total));
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
      order: {
        ...inCash.order,
        ...buyerDetails(brand),
        payment_method: wireName(method),
        ...asked,
      },
      online_payment: true,
    },
  };
}
