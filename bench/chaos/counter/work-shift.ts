import { type BoardCard, getBoard } from '@comanda/contract/counter/board.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { pause } from './pause.ts';
import { kitchenRefundRota, refundRota, refundStep } from './refund-steps.ts';
import { type Step, takeStep } from './step.ts';
import { storeRota } from './store-changes.ts';
import type { Tablet } from './tablet.ts';
import type { Tap } from './tap.ts';
import { nextStep, orderRotas } from './work-on-order.ts';

/** `codes`: what the shoppers show, by order. `taps`: all that was tapped so far. */
export type Shift = {
  readonly tablets: readonly [Tablet, Tablet];
  readonly codes: ReadonlyMap<string, string>;
  readonly taps: Tap[];
  /**
   * Milliseconds (`performance.now`) at which the staff goes home, also if orders are left; null:
   * the shop is open.
   */
  closesAt(): number | null;
};

/** Steps with orders between two changes of the store itself. */
const stepsPerStoreChange = 6;

/**
 * The staff of a store works on the orders of its board until the shop closes and nothing is left
 * to do.
 */
export async function workShift(shift: Shift): Promise<void> {
  const { tablets, closesAt } = shift;
  const [{ draw }] = tablets;
  const workOn = staffOf(shift);
  for (;;) {
    const cards = tablets[draw() < 0.5 ? 0 : 1].cards();
    const card = cards[Math.floor(draw() * cards.length)];
    if (card) await workOn(card);
    const end = closesAt();
    if (end !== null && performance.now() > end) return;
    if (end !== null && cards.length === 0 && (await isBoardEmpty(tablets[0]))) return;
    await pause(draw);
  }
}

/** A followed board may be empty because its stream is being opened again. */
async function isBoardEmpty({ api, storeId: id }: Tablet): Promise<boolean> {
  const read = await api.call(getBoard, { params: { id } });
  return read.ok && read.value?.cards.length === 0;
}

/**
 * Returns the work on one order: its next step, a refund of some, and now and then a change of the
 * store itself.
 */
function staffOf({ tablets, codes, taps }: Shift): (card: BoardCard) => Promise<void> {
  const [tablet] = tablets;
  const [orders, changes] = [orderRotas(), storeRota()];
  const refunds = { 'order.accept': kitchenRefundRota(), 'order.handOver': refundRota() };
  let steps = 0;
  const take = async (step: Step): Promise<readonly Tap[]> => {
    const taken = await takeStep(tablets, step);
    taps.push(...taken);
    return taken;
  };
  const refundAfter = async (taken: readonly Tap[]): Promise<void> => {
    for (const kind of ['order.accept', 'order.handOver'] as const)
      for (const orderId of changedOrders(taken, kind)) {
        const step = await refundStep(refunds[kind], tablet, { id: tablet.storeId, orderId });
        if (step) await take(step);
      }
  };
  return async (card) => {
    const step = nextStep(orders, card, tablet, codes.get(card.id) ?? null);
    if (!step) return;
    await refundAfter(await take(step));
    steps += 1;
    if (steps % stepsPerStoreChange === 0)
      for (const change of changes()(tablet)) await take(change);
  };
}

const changedOrders = (taps: readonly Tap[], kind: Tap['kind']): readonly OrderId[] => [
  ...new Set(
    taps.flatMap((each) => (each.kind === kind && each.done > 0 ? [each.subject as OrderId] : [])),
  ),
];
