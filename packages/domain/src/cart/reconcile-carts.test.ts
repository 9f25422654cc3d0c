import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartId, OrderId } from '../ids.ts';
import { makeLine } from '../testing/make.ts';
import type { CartLine } from './cart.ts';
import { cartFingerprint } from './merge-carts.ts';
import { type CartFacts, liveCart, reconcileCarts } from './reconcile-carts.ts';

const id = 'a' as CartId;
const burgers = makeLine(1, 2);
const fries = makeLine(2);
const juice = makeLine(3);
const savedCart = (lines: readonly CartLine[], version = 5) => ({ id, version, lines });
const commonCart = (lines: readonly CartLine[], version = 5) => ({
  id,
  version,
  fingerprint: cartFingerprint(lines),
});
const facts = (rest: Partial<CartFacts>): CartFacts => ({
  local: [],
  saved: null,
  common: null,
  isCheckout: false,
  ...rest,
});

test('a browser without a cart takes the saved one', () => {
  expect(reconcileCarts(facts({ saved: savedCart([burgers]) }))).toEqual({
    lines: [burgers],
    added: [burgers],
    mustSend: false,
  });
});

test('a cart of a visitor and a saved one merge at login', () => {
  expect(reconcileCarts(facts({ local: [fries], saved: savedCart([burgers]) }))).toEqual({
    lines: [fries, burgers],
    added: [burgers],
    mustSend: true,
  });
});

test('a first cart is sent, and an empty one is not', () => {
  expect(reconcileCarts(facts({ local: [fries] })).mustSend).toBe(true);
  expect(reconcileCarts(facts({})).mustSend).toBe(false);
});

test('a line that was removed here, or elsewhere, stays removed', () => {
  const common = commonCart([burgers, fries]);
  expect(
    reconcileCarts(facts({ local: [fries], saved: savedCart([burgers, fries]), common })),
  ).toEqual({ lines: [fries], added: [], mustSend: true });
  expect(
    reconcileCarts(facts({ local: [burgers, fries], saved: savedCart([fries], 6), common })),
  ).toEqual({ lines: [fries], added: [], mustSend: false });
});

test('changes on both sides merge', () => {
  const common = commonCart([burgers]);
  const saved = savedCart([burgers, juice], 6);
  expect(reconcileCarts(facts({ local: [burgers, fries], saved, common }))).toEqual({
    lines: [burgers, fries, juice],
    added: [juice],
    mustSend: true,
  });
});

test('a cart that was ordered elsewhere is emptied here, unless it was changed here', () => {
  const common = commonCart([burgers]);
  expect(reconcileCarts(facts({ local: [burgers], common })).lines).toEqual([]);
  expect(reconcileCarts(facts({ local: [burgers, fries], common }))).toEqual({
    lines: [burgers, fries],
    added: [],
    mustSend: true,
  });
  const next = { id: 'b' as CartId, version: 1, lines: [juice] };
  expect(reconcileCarts(facts({ local: [burgers], common, saved: next })).lines).toEqual([juice]);
});

test('in checkout the cart on the screen stays', () => {
  const common = commonCart([fries]);
  for (const saved of [null, savedCart([burgers], 6)])
    expect(reconcileCarts(facts({ local: [fries], saved, common, isCheckout: true }))).toEqual({
      lines: [fries],
      added: [],
      mustSend: true,
    });
});

test('two devices that reconcile in turn have the same cart, and then send nothing more', () => {
  const someLines = fc.uniqueArray(
    fc.record({ of: fc.integer({ min: 1, max: 8 }), count: fc.integer({ min: 1, max: 9 }) }),
    { maxLength: 6, selector: ({ of }) => of },
  );
  const cart = someLines.map((lines) => lines.map(({ of, count }) => makeLine(of, count)));
  fc.assert(
    fc.property(cart, cart, cart, (base, first, second) => {
      const common = commonCart(base);
      const one = reconcileCarts(facts({ local: first, saved: savedCart(base), common }));
      const version = one.mustSend ? 6 : 5;
      const stored = savedCart(one.lines, version);
      const two = reconcileCarts(facts({ local: second, saved: stored, common }));
      const storedNext = savedCart(two.lines, version + (two.mustSend ? 1 : 0));
      const again = reconcileCarts(
        facts({ local: one.lines, saved: storedNext, common: commonCart(one.lines, version) }),
      );
      expect(again.mustSend).toBe(false);
      expect(cartFingerprint(again.lines)).toBe(cartFingerprint(two.lines));
    }),
  );
});

test('a saved cart that has an order is not live', () => {
  const saved = { orderId: null };
  expect(liveCart(saved)).toBe(saved);
  expect(liveCart({ orderId: '0b6ad2a8-9f0e-4b9e-8c50-000000000001' as OrderId })).toBe(null);
  expect(liveCart(null)).toBe(null);
});
