import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import type { QuoteResult } from './courier.ts';
import { createQuoteCache, type QuoteKey } from './quote-cache.ts';

const door = { latitude: -33.45, longitude: -70.6 };
/** A point this many metres north of the drop-off. */
const north = (metres: number) => ({ ...door, latitude: door.latitude + metres / 111_195 });
/** A point this many metres east of the drop-off, at the given latitude. */
const east = (metres: number, latitude = door.latitude) => ({
  latitude,
  longitude: door.longitude + metres / (111_195 * Math.cos((latitude * Math.PI) / 180)),
});

function memory() {
  let now = 0;
  let asked = 0;
  const faults: unknown[] = [];
  const quotes = createQuoteCache(
    () => now,
    (error) => faults.push(error),
  );
  const price = { minor: minor(3_000), currency: 'CLP' };
  const make = async (): Promise<QuoteResult> => ({
    ok: true,
    quote: {
      courier: 'uber_delivery',
      id: `q${(asked += 1)}`,
      price,
      dropoffEta: null,
      expiresAt: now + 900_000,
    },
  });
  const refuse = async (): Promise<QuoteResult> => ({ ok: false, problem: 'noRiders' });
  const idOf = async (quoted: Promise<QuoteResult>) => {
    const read = await quoted;
    return read.ok ? read.quote.id : read.problem;
  };
  const at = (origin: string, point = door): QuoteKey => ({ origin, point });
  return { quotes, at, faults, make, refuse, idOf, later: (ms: number) => void (now += ms) };
}

test('simultaneous requests for the same address share one quote request to the courier', async () => {
  const { quotes, at, make, idOf } = memory();
  expect(
    await Promise.all([quotes.get(at('a'), make), quotes.get(at('a'), make)].map(idOf)),
  ).toEqual(['q1', 'q1']);
  expect(await idOf(quotes.get(at('b'), make))).toBe('q2');
});

test('the cache requests a new quote a minute before the old one expires, and after an order took it', async () => {
  const { quotes, at, make, idOf, later } = memory();
  await quotes.get(at('a'), make);
  later(840_000);
  expect(await idOf(quotes.get(at('a'), make))).toBe('q2');
  expect(await idOf(quotes.take(at('a'), make))).toBe('q2');
  expect(await idOf(quotes.get(at('a'), make))).toBe('q3');
});

test('a courier’s refusal is cached for a short time', async () => {
  const { quotes, at, refuse, idOf, later } = memory();
  expect(await idOf(quotes.get(at('a'), refuse))).toBe('noRiders');
  later(15_000);
  const { make } = memory();
  expect(await idOf(quotes.get(at('a'), make))).toBe('q1');
});

test.each([
  ['in Santiago', door.latitude],
  ['at the equator', 0.0001],
  ['in Punta Arenas', -53.16],
])(
  'a price uses a cached quote for an address within 50 m in any direction, and none farther away %s',
  async (_where, latitude) => {
    for (let metres = -50; metres <= 50; metres += 7) {
      const { quotes, at, make, idOf } = memory();
      await quotes.get(at('a', { ...door, latitude }), make);
      expect(await idOf(quotes.get(at('a', east(metres, latitude)), make)), `${metres} m`).toBe(
        'q1',
      );
      expect(
        await idOf(quotes.get(at('b', east(metres, latitude)), make)),
        'another store asks for itself',
      ).toBe('q2');
    }
    const { quotes, at, make, idOf } = memory();
    await quotes.get(at('a', { ...door, latitude }), make);
    expect(await idOf(quotes.get(at('a', east(52, latitude)), make))).toBe('q2');
  },
);

test('an order requests a quote for its exact address, even if a price used a neighbour’s quote', async () => {
  const { quotes, at, make, idOf } = memory();
  await quotes.get(at('a'), make);
  expect(await idOf(quotes.get(at('a', north(20)), make))).toBe('q1');
  expect(await idOf(quotes.take(at('a', north(20)), make))).toBe('q2');
  expect(await idOf(quotes.take(at('a'), make))).toBe('q1');
  expect(quotes.find(at('a'))).toBeNull();
});

test('a quote request that throws counts as a short refusal and is logged', async () => {
  const { quotes, at, faults, make, idOf, later } = memory();
  const broken = new RangeError('1e300');
  const fail = () => Promise.reject(broken);
  const failAtOnce = () => {
    throw broken;
  };
  for (const [key, thrower] of [
    ['a', fail],
    ['b', failAtOnce],
  ] as const) {
    expect(await idOf(quotes.get(at(key), thrower))).toBe('temporary');
    expect(await idOf(quotes.take(at(key), make))).toBe('temporary');
  }
  expect(faults).toEqual([broken, broken]);
  later(15_000);
  expect(await idOf(quotes.get(at('a'), make))).toBe('q1');
  expect(await idOf(quotes.get(at('b'), make))).toBe('q2');
});

test('a quote without an expiry time is cached for half an hour', async () => {
  const { quotes, at, make, idOf, later } = memory();
  const forEver = async (): Promise<QuoteResult> => {
    const quoted = await make();
    return quoted.ok ? { ok: true, quote: { ...quoted.quote, expiresAt: 8.64e15 } } : quoted;
  };
  expect(await idOf(quotes.get(at('a'), forEver))).toBe('q1');
  later(30 * 60_000);
  expect(await idOf(quotes.get(at('a'), make))).toBe('q2');
});
