import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import type { Quoted } from './courier.ts';
import { createQuoteMemory } from './quote-memory.ts';

function memory() {
  let now = 0;
  let asked = 0;
  const faults: unknown[] = [];
  const quotes = createQuoteMemory(
    () => now,
    (error) => faults.push(error),
  );
  const price = { minor: minor(3_000), currency: 'CLP' };
  const make = async (): Promise<Quoted> => ({
    ok: true,
    quote: { courier: 'uber_delivery', id: `q${(asked += 1)}`, price, dropoffEta: null, expiresAt: now + 900_000 },
  });
  const refuse = async (): Promise<Quoted> => ({ ok: false, problem: 'noRiders' });
  const idOf = async (quoted: Promise<Quoted>) => {
    const read = await quoted;
    return read.ok ? read.quote.id : read.problem;
  };
  return { quotes, faults, make, refuse, idOf, later: (ms: number) => void (now += ms) };
}

test('a courier is asked once for a place, however many want to know at once', async () => {
  const { quotes, make, idOf } = memory();
  expect(await Promise.all([quotes.get('a', make), quotes.get('a', make)].map(idOf))).toEqual(['q1', 'q1']);
  expect(await idOf(quotes.get('b', make))).toBe('q2');
});

test('a quote is asked for again a minute before it expires, and after an order took it', async () => {
  const { quotes, make, idOf, later } = memory();
  await quotes.get('a', make);
  later(840_000);
  expect(await idOf(quotes.get('a', make))).toBe('q2');
  expect(await idOf(quotes.take('a', make))).toBe('q2');
  expect(await idOf(quotes.get('a', make))).toBe('q3');
});

test('a refusal is believed for a moment', async () => {
  const { quotes, refuse, idOf, later } = memory();
  expect(await idOf(quotes.get('a', refuse))).toBe('noRiders');
  later(15_000);
  const { make } = memory();
  expect(await idOf(quotes.get('a', make))).toBe('q1');
});

test('a question that throws is a refusal for a moment, of which the log hears', async () => {
  const { quotes, faults, make, idOf, later } = memory();
  const broken = new RangeError('1e300');
  const fail = () => Promise.reject(broken);
  const failAtOnce = () => {
    throw broken;
  };
  for (const [key, thrower] of [
    ['a', fail],
    ['b', failAtOnce],
  ] as const) {
    expect(await idOf(quotes.get(key, thrower))).toBe('temporary');
    expect(await idOf(quotes.take(key, make))).toBe('temporary');
  }
  expect(faults).toEqual([broken, broken]);
  later(15_000);
  expect(await idOf(quotes.get('a', make))).toBe('q1');
  expect(await idOf(quotes.get('b', make))).toBe('q2');
});

test('a quote that never expires by its courier’s word is used for half an hour', async () => {
  const { quotes, make, idOf, later } = memory();
  const forEver = async (): Promise<Quoted> => {
    const quoted = await make();
    return quoted.ok ? { ok: true, quote: { ...quoted.quote, expiresAt: 8.64e15 } } : quoted;
  };
  expect(await idOf(quotes.get('a', forEver))).toBe('q1');
  later(30 * 60_000);
  expect(await idOf(quotes.get('a', make))).toBe('q2');
});
