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
import { atBoth, once, sentTwice, type Step } from './step.ts';
import type { Tablet } from './tablet.ts';

type StepOf = (place: OrderPlace, code: string | null) => Step;
const [short, usual, long] = acceptChoices;

/** The steps of the staff of one store: each situation has a rota of its own. */
export function orderRotas() {
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
  { accepts, cooks, handsOver }: ReturnType<typeof orderRotas>,
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
