import { expect, test } from 'vitest';
import { drawerSums, type DrawerMovementReason } from '../counter/drawer/drawer-session.ts';
import { add, type Minor, minor, negate, subtract, sumOf, zero } from '../money/money.ts';
import { type RiderCollection, riderCashOf, settlementDifference } from './rider-settlement.ts';

const collection = (cash: number, card: number, tip: number): RiderCollection => ({
  cash: minor(cash),
  card: minor(card),
  tip: minor(tip),
});

test('a rider hands in the cash of the doors less the tips in it; cards and tips that were paid otherwise stand apart', () => {
  const carried = [collection(8_490, 0, 500), collection(0, 7_990, 300), collection(0, 0, 200)];
  expect(riderCashOf(carried)).toEqual({
    ...{ cash: 8_490, card: 7_990, cashTips: 500, otherTips: 500, toHandIn: 7_990 },
  });
  expect(settlementDifference(minor(7_000), minor(7_990))).toBe(-990);
  expect(riderCashOf([])).toMatchObject({ cash: 0, toHandIn: 0 });
});

/** A generator of the same whole numbers for a seed, from 0 below `limit`. */
function numbersOf(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

type Movement = { kind: 'in' | 'out'; reason: DrawerMovementReason; amount: Minor };

/**
 * A day whose notes lie where they lie: `box` and `pockets` are counted, the books are computed.
 * Amounts are minor units.
 */
function dayOf(seed: number) {
  const pick = numbersOf(seed);
  const amountUpTo = (limit: number): Minor => minor(1 + pick(limit));
  const float = amountUpTo(50_000);
  const movements: Movement[] = [];
  const carried: RiderCollection[] = [];
  let [box, pocket, keptTips, ledger, ordersInBox, missing] = [float, zero, zero, zero, zero, zero];
  const book = (amount: Minor): void => {
    if (amount === 0) return;
    box = add(box, amount);
    const [kind, sum] = amount > 0 ? (['in', amount] as const) : (['out', negate(amount)] as const);
    movements.push({ kind, reason: 'riderCash', amount: sum });
  };
  const steps = [
    function sellAtTheCounter() {
      const price = amountUpTo(20_000);
      ledger = add(ledger, price);
      ordersInBox = add(ordersInBox, price);
      box = add(box, price);
    },
    function deliver() {
      const tip = minor(pick(2) * pick(1_000));
      const price = add(amountUpTo(20_000), tip);
      const isCash = pick(3) > 0;
      carried.push({ cash: isCash ? price : zero, card: isCash ? zero : price, tip });
      if (isCash) [ledger, pocket] = [add(ledger, price), add(pocket, price)];
    },
    function settle() {
      const { toHandIn, cashTips } = riderCashOf(carried.splice(0));
      const handedIn = minor(Math.max(0, toHandIn + pick(3) * (pick(200) - 100)));
      pocket = subtract(subtract(pocket, cashTips), handedIn);
      keptTips = add(keptTips, cashTips);
      missing = subtract(missing, settlementDifference(handedIn, toHandIn));
      book(handedIn);
    },
    function correct() {
      const amount = minor(pick(400) - 200);
      pocket = subtract(pocket, amount);
      missing = subtract(missing, amount);
      book(amount);
    },
    function pay() {
      const amount = amountUpTo(3_000);
      box = subtract(box, amount);
      movements.push({ kind: 'out', reason: 'supplier', amount });
    },
  ];
  for (let step = 0; step < 60; step += 1) steps[pick(steps.length)]?.();
  const paidOut = sumOf(movements, ({ reason, amount }) => (reason === 'supplier' ? amount : 0));
  return {
    float,
    movements,
    carried,
    box,
    pocket,
    keptTips,
    ledger,
    ordersInBox,
    missing,
    paidOut,
  };
}

test('on 500 random days the drawer has to hold what lies in it, and the ledger is what the drawer got, riders kept, lack and still carry', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const day = dayOf(seed);
    const { float, ordersInBox: orders, movements } = day;
    const { expected, riders } = drawerSums({ float, orders, movements });
    expect(expected, `the drawer of day ${seed}`).toBe(day.box);
    const carried = riderCashOf(day.carried).cash;
    expect(add(orders, riders, day.keptTips, day.missing, carried), `day ${seed}`).toBe(day.ledger);
    expect(day.pocket, `the pockets of day ${seed}`).toBe(add(carried, day.missing));
  }
});
