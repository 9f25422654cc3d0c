import type { Tablet } from './tablet.ts';
import { tap, type Tap, type WantedChange } from './tap.ts';

/**
 * Changes that staff sends at once. One change: at one tablet, each request `sendings` times. Two:
 * each at a tablet of its own, at the same time.
 */
export type Step = { readonly changes: readonly WantedChange[]; readonly sendings: 1 | 2 };

export const once = (change: WantedChange): Step => ({ changes: [change], sendings: 1 });
export const sentTwice = (change: WantedChange): Step => ({ changes: [change], sendings: 2 });
export const atBoth = (one: WantedChange, other: WantedChange): Step => ({
  changes: [one, other],
  sendings: 1,
});

/** Takes a step at the tablets of a store. */
export const takeStep = (
  tablets: readonly [Tablet, Tablet],
  { changes, sendings }: Step,
): Promise<Tap[]> =>
  Promise.all(changes.map((change, at) => tap(tablets[at % 2] ?? tablets[0], change, sendings)));
