import { setTimeout as wait } from 'node:timers/promises';
import { getCounterDishes, getStoreNow } from '@comanda/contract/counter/store-now.ts';
import { scarceProduct } from '../chaos-brands.ts';
import type { Tablet } from './tablet.ts';

/** A store as one server shows it. `soldOut`: its scarce dish is. null: no server answered. */
export type StoreFact = {
  readonly brand: string;
  readonly isPaused: boolean | null;
  readonly soldOut: boolean | null;
};

/** Readings of each store: so many that each server answers some. */
const readings = 8;
const repeatMs = 500;

/**
 * Reads a store several times, each of a server that is drawn anew. A reading without an answer is
 * repeated for this time in milliseconds.
 */
export const readStore = (tablet: Tablet, timeoutMs: number): Promise<StoreFact[]> =>
  Promise.all(Array.from({ length: readings }, () => readUntilAnswered(tablet, timeoutMs)));

async function readUntilAnswered(tablet: Tablet, timeoutMs: number): Promise<StoreFact> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const fact = await readOnce(tablet);
    const isAnswered = fact.isPaused !== null && fact.soldOut !== null;
    if (isAnswered || performance.now() > deadline) return fact;
    tablet.tally.note('counter: reading of a store without an answer');
    await wait(repeatMs);
  }
}

async function readOnce({ api, brand, storeId: id }: Tablet): Promise<StoreFact> {
  const now = await api.call(getStoreNow, { params: { id } });
  const dishes = await api.call(getCounterDishes, { params: { id } });
  const dish = dishes.ok
    ? dishes.value?.items.find((each) => each.kind === 'product' && each.id === scarceProduct)
    : null;
  return {
    brand: brand.id,
    isPaused: now.ok && now.value ? now.value.pause.until !== null : null,
    soldOut: dish ? dish.soldOut !== null : null,
  };
}
