import { pause } from './pause.ts';
import type { Tablet } from './tablet.ts';
import type { Tap } from './tap.ts';
import { nextStep, storeRotas, takeStep } from './work-on-order.ts';

/** `codes`: what the shoppers show, by order. `taps`: all that was tapped so far. */
export type Shift = {
  readonly tablets: readonly [Tablet, Tablet];
  readonly codes: ReadonlyMap<string, string>;
  readonly taps: Tap[];
  /** Milliseconds (`performance.now`) at which the staff goes home, also if orders are left; null: the shop is open. */
  closesAt(): number | null;
};

/** The staff of a store works on the orders of its board until the shop closes and nothing is left to do. */
export async function workShift(shift: Shift): Promise<void> {
  const { tablets, codes, taps, closesAt } = shift;
  const [{ draw }] = tablets;
  const rotas = storeRotas();
  for (;;) {
    const cards = tablets[draw() < 0.5 ? 0 : 1].cards();
    const card = cards[Math.floor(draw() * cards.length)];
    const step = card && nextStep(rotas, card, tablets[0], codes.get(card.id) ?? null);
    if (step) taps.push(...(await takeStep(tablets, step)));
    const end = closesAt();
    if (end !== null && (cards.length === 0 || performance.now() > end)) return;
    await pause(draw);
  }
}
