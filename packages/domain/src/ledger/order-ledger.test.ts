import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '../country/countries.ts';
import { type Minor, minor, sumOf } from '../money/money.ts';
import { chargedParts } from '../price/charged-parts.ts';
import { totalOf } from '../price/price-part.ts';
import { priceParts } from '../price/price-parts.ts';
import { openLedger, type OrderLedger } from '../testing/open-ledger.ts';
import { collectedEntries, orderEndEntries, placedEntries } from './order-entries.ts';
import {
  allowedEntries,
  closedRefundEntries,
  paidEntries,
  receivedEntries,
  refundedEntries,
  takenBackEntries,
} from './payment-entries.ts';

/**
 * A life of an order. `surplus`: money that the order cannot use; `refunded`: the tenths of it that
 * the provider refunds.
 */
type Life = {
  payment: 'none' | 'collected' | 'paid';
  /**
   * Tenths of the charged amount that were requested as parts, and whether each was refunded before
   * the end.
   */
  parts: readonly { tenths: number; isReturned: boolean }[];
  surplus: Minor;
  end: 'completed' | 'undone' | 'reversed';
  refunded: number;
};

/** A price with tips of every kind of part, by whole amounts of a currency with its decimals. */
const anyOrder = (decimals: number) => {
  const amount = fc.integer({ min: 0, max: 400_000 }).map((each) => minor(each * 10 ** decimals));
  const cents = fc.integer({ min: 0, max: 40_000_000 }).map(minor);
  const price = fc.record({
    lines: fc.array(fc.record({ total: cents }), { maxLength: 3 }),
    delivery: amount,
    serviceFee: amount,
    reductions: fc.array(
      fc.record({
        source: fc.constant({ kind: 'offer', id: 1, name: 'Combo' } as const),
        on: fc.constantFrom('food', 'delivery'),
        amount,
        limits: fc.constant(null),
      }),
      { maxLength: 2 },
    ),
    points: fc.option(fc.record({ points: fc.constant(3), amount })),
  });
  return fc.record({ price, tips: fc.record({ tip: amount, storeTip: amount }) });
};
const anyLife = fc.record<Life>({
  payment: fc.constantFrom('none', 'collected', 'paid'),
  parts: fc.array(fc.record({ tenths: fc.integer({ min: 1, max: 3 }), isReturned: fc.boolean() }), {
    maxLength: 3,
  }),
  surplus: fc.integer({ min: 0, max: 90_000 }).map(minor),
  end: fc.constantFrom('completed', 'undone', 'reversed'),
  refunded: fc.integer({ min: 0, max: 10 }),
});

/** Books what happens to an order, in the order of the events. */
function live(ledger: OrderLedger, charged: Minor, life: Life): void {
  const { payment, surplus, end, refunded } = life;
  if (payment === 'collected') ledger.book('collected', collectedEntries(charged, 'cash'));
  if (payment === 'paid') ledger.book('paid', paidEntries(charged));
  if (payment === 'paid') bookParts(ledger, charged, life.parts);
  if (surplus > 0) ledger.book('received', receivedEntries(surplus));
  if (end !== 'completed') ledger.book(end, orderEndEntries(ledger.balance()));
  const owed = minor(0 - ledger.of('refunds'));
  const back = minor(Math.floor((owed * refunded) / 10));
  ledger.book('returned', refundedEntries(back, true));
  ledger.book('closed', closedRefundEntries(minor(owed - back)));
}

/** Books parts of a paid order, one after another. */
function bookParts(ledger: OrderLedger, charged: Minor, parts: Life['parts']): void {
  for (const { tenths, isReturned } of parts) {
    const part = minor(Math.floor((charged * tenths) / 10));
    ledger.book('allowed', allowedEntries(part));
    if (isReturned) ledger.book('returned', refundedEntries(part, true));
  }
}

const inCurrencies = Object.values(countries).filter(({ currency }) =>
  ['CLP', 'MXN', 'GTQ'].includes(currency),
);

describe.each(inCurrencies)('an order in $currency', ({ decimals }) => {
  const anyLived = fc.tuple(anyOrder(decimals), anyLife);

  test('each event of an order sums to zero, in any order of payments, refunds, cancellations and reversals', () => {
    fc.assert(
      fc.property(anyLived, ([{ price, tips }, life]) => {
        const parts = chargedParts(priceParts(price), tips, 'store_delivery');
        const ledger = openLedger();
        ledger.book('placed', placedEntries(parts, totalOf(parts)));
        live(ledger, totalOf(parts), life);
        expect(sumOf(ledger.balance(), ({ amount }) => amount)).toBe(0);
        expect(ledger.of('refunds')).toBe(0);
      }),
    );
  });

  test('an unfulfilled order earns nothing, and money that no provider refunded was returned outside', () => {
    fc.assert(
      fc.property(anyLived, ([{ price, tips }, life]) => {
        fc.pre(life.end !== 'completed');
        const parts = chargedParts(priceParts(price), tips, 'store_delivery');
        const ledger = openLedger();
        ledger.book('placed', placedEntries(parts, totalOf(parts)));
        live(ledger, totalOf(parts), life);
        const accounts = ledger.balance().map(({ account }) => account);
        expect(accounts.filter((account) => account !== 'online' && account !== 'outside')).toEqual(
          [],
        );
        expect(ledger.of('online')).toBe(0 - ledger.of('outside'));
      }),
    );
  });

  test('if a provider takes its money back, the order owes it again', () => {
    fc.assert(
      fc.property(
        anyOrder(decimals),
        fc.integer({ min: 0, max: 10 }),
        ({ price, tips }, tenths) => {
          const parts = chargedParts(priceParts(price), tips, 'in_store');
          const charged = totalOf(parts);
          const back = minor(Math.floor((charged * tenths) / 10));
          const ledger = openLedger();
          ledger.book('placed', placedEntries(parts, charged));
          ledger.book('paid', paidEntries(charged));
          ledger.book('returned', refundedEntries(back, false));
          expect(ledger.of('clearing')).toBe(back);
          ledger.book('reversed', orderEndEntries(ledger.balance()));
          expect(ledger.of('refunds')).toBe(back - charged || 0);
        },
      ),
    );
  });

  test('an order that is completed earns its price less the parts that were refunded', () => {
    fc.assert(
      fc.property(anyOrder(decimals), anyLife, ({ price, tips }, { parts }) => {
        const charged = chargedParts(priceParts(price), tips, 'in_store');
        const ledger = openLedger();
        ledger.book('placed', placedEntries(charged, totalOf(charged)));
        ledger.book('paid', paidEntries(totalOf(charged)));
        bookParts(ledger, totalOf(charged), parts);
        ledger.book('returned', refundedEntries(minor(0 - ledger.of('refunds')), true));
        expect(ledger.of('online')).toBe(totalOf(charged) - ledger.of('allowances'));
        expect(ledger.of('clearing')).toBe(0);
      }),
    );
  });

  test('a provider that takes its money back settles the parts that were due', () => {
    fc.assert(
      fc.property(anyOrder(decimals), anyLife, ({ price, tips }, { parts }) => {
        const charged = chargedParts(priceParts(price), tips, 'in_store');
        const ledger = openLedger();
        ledger.book('placed', placedEntries(charged, totalOf(charged)));
        ledger.book('paid', paidEntries(totalOf(charged)));
        bookParts(ledger, totalOf(charged), parts);
        const due = minor(0 - ledger.of('refunds'));
        ledger.book('returned', takenBackEntries(ledger.of('online'), due));
        expect(ledger.of('refunds')).toBe(0);
        expect(ledger.of('online')).toBe(0);
        ledger.book('reversed', orderEndEntries(ledger.balance()));
        expect(ledger.balance()).toEqual([]);
      }),
    );
  });
});
