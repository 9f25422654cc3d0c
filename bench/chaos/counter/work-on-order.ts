import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { acceptChoices } from '@comanda/domain/counter/accept-times.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import {
  acceptIn,
  dismiss,
  handOver,
  makeReady,
  markStarted,
  type OrderPlace,
  reject,
} from './order-changes.ts';
import { rotaOf } from './rota.ts';
import type { Tablet } from './tablet.ts';
import { tap, type Tap, type WantedChange } from './tap.ts';

/**
 * Changes of an order that staff sends at once. One change: at one tablet, whose requests are sent `sendings` times. Two: each at a tablet of its
 * own, at the same time.
 */
export type Step = { readonly changes: readonly WantedChange[]; readonly sendings: 1 | 2 };

const once = (change: WantedChange): Step => ({ changes: [change], sendings: 1 });
const sentTwice = (change: WantedChange): Step => ({ changes: [change], sendings: 2 });
const atBoth = (one: WantedChange, other: WantedChange): Step => ({
  changes: [one, other],
  sendings: 1,
});

type StepOf = (place: OrderPlace, code: string | null) => Step;
const [short, usual, long] = acceptChoices;

/** The steps of the staff of one store: each situation has a rota of its own. */
export function storeRotas() {
  const accepts = rotaOf<StepOf>([
    (place) => once(acceptIn(place, usual)),
    (place) => sentTwice(acceptIn(place, long)),
    (place) => atBoth(acceptIn(place, short), acceptIn(place, long)),
    (place) => atBoth(acceptIn(place, usual), reject(place)),
    (place) => once(acceptIn(place, short)),
    (place) => sentTwice(reject(place)),
  ]);
  const cooks = rotaOf<StepOf>([
    (place) => once(markStarted(place)),
    (place) => atBoth(markStarted(place), makeReady(place)),
    (place) => sentTwice(makeReady(place)),
    (place) => atBoth(makeReady(place), makeReady(place)),
  ]);
  const handsOver = rotaOf<StepOf>([
    (place, code) => once(handOver(place, code)),
    (place, code) => atBoth(handOver(place, code), handOver(place, code)),
    (place, code) => atBoth(handOver(place, wrongCodeOf(code)), handOver(place, code)),
    (place) => sentTwice(handOver(place, null)),
  ]);
  return { accepts, cooks, handsOver };
}

/** Another code than the shopper's; of an unknown one the manager does without. */
const wrongCodeOf = (code: string | null): string | null =>
  code === null ? null : code === '0000' ? '1111' : '0000';

/** The next step of an order by its card; null: nothing is to be done at the counter. */
export function nextStep(
  { accepts, cooks, handsOver }: ReturnType<typeof storeRotas>,
  { id, status, startedAt, ended }: BoardCard,
  { storeId }: Tablet,
  code: string | null,
): Step | null {
  const place = { id: storeId, orderId: id };
  if (ended !== null) return once(dismiss(place));
  switch (status) {
    case 'created':
      return accepts()(place, code);
    case 'preparing':
      return startedAt === null ? cooks()(place, code) : once(makeReady(place));
    case 'ready':
      return handsOver()(place, code);
    case 'creation_scheduled':
    case 'scheduled':
    case 'inTransit':
    case 'completed':
    case 'cancelled':
    case 'failed':
    case 'reversed':
      return null;
    default:
      return unreachable(status);
  }
}

/** Takes a step at the tablets of a store. */
export const takeStep = (
  tablets: readonly [Tablet, Tablet],
  { changes, sendings }: Step,
): Promise<Tap[]> =>
  Promise.all(changes.map((change, at) => tap(tablets[at % 2] ?? tablets[0], change, sendings)));
