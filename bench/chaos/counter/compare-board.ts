import { setTimeout as wait } from 'node:timers/promises';
import { getBoard, type BoardCard } from '@comanda/contract/counter/board.ts';
import { maxBoardOrders } from '@comanda/domain/counter/board-limits.ts';
import type { Tablet } from './tablet.ts';

/**
 * A followed board beside a fresh reading: the orders whose cards differ, or stand on one of the
 * two only. `fresh`: the fresh reading.
 */
export type BoardFact = {
  readonly brand: string;
  readonly fresh: readonly Pick<BoardCard, 'id' | 'status'>[];
  readonly differing: readonly string[];
  /** One of the differing orders, as both boards have it, for the log; null: none differs. */
  readonly example: string | null;
};

const pollMs = 250;

/** Reads the board anew until the followed one agrees with it, or for this time in milliseconds. */
export async function compareBoard(tablet: Tablet, timeoutMs: number): Promise<BoardFact> {
  const { api, brand, storeId } = tablet;
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const read = await api.call(getBoard, { params: { id: storeId } });
    const fresh = read.ok && read.value ? read.value.cards : null;
    const differing = fresh === null ? ['no answer'] : differingCards(tablet.cards(), fresh);
    if (differing.length === 0 || performance.now() > deadline) {
      const example = exampleOf(differing[0], tablet.cards(), fresh ?? []);
      return { brand: brand.id, fresh: fresh ?? [], differing, example };
    }
    await wait(pollMs);
  }
}

/**
 * The ids of the cards that differ between two boards, or stand on one of them only. A fresh
 * reading leaves out the orders beyond its limit, which a followed board has seen come and keeps.
 */
export function differingCards(
  followed: readonly BoardCard[],
  fresh: readonly BoardCard[],
): readonly string[] {
  const [ours, theirs] = [textsOf(followed), textsOf(fresh)];
  const isWhole = fresh.length < maxBoardOrders;
  const wanted = isWhole ? [...ours.keys(), ...theirs.keys()] : [...theirs.keys()];
  return [...new Set(wanted)].filter((id) => ours.get(id) !== theirs.get(id));
}

const textsOf = (cards: readonly BoardCard[]): ReadonlyMap<string, string> =>
  new Map(cards.map((card) => [card.id, JSON.stringify(card)]));

function exampleOf(
  id: string | undefined,
  followed: readonly BoardCard[],
  fresh: readonly BoardCard[],
): string | null {
  if (id === undefined) return null;
  const shown = { followed: textsOf(followed).get(id), fresh: textsOf(fresh).get(id) };
  return `${followed.length} cards followed, ${fresh.length} read: ${JSON.stringify(shown)}`;
}
