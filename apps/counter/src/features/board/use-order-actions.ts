import {
  acceptOrder,
  addOrderTime,
  type BoardCard,
  cancelAcceptedOrder,
  dismissOrder,
  handOverOrder,
  readyOrder,
  rejectOrder,
  startOrder,
  takeBackMove,
} from '@comanda/contract/counter/board.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { BoardColumn } from '@comanda/domain/counter/board-column.ts';
import type { CancelReason } from '@comanda/domain/counter/cancel-reasons.ts';
import type { MoreMinutes } from '@comanda/domain/counter/more-time.ts';
import type { RejectReason } from '@comanda/domain/counter/reject-reasons.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { CorrectedStatus, CorrectionReason } from '@comanda/domain/order/correction.ts';
import type { WithoutCodeReason } from '@comanda/domain/order/hand-over-code.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { useMemo } from 'react';
import { usePendingActions } from './order-actions-provider.tsx';
import type { PendingActions } from './pending-actions.ts';
import { useOrderCalls } from './use-order-calls.ts';

export type Rejected = NonNullable<AnswerOf<typeof rejectOrder>>;
/** The digits that the shopper showed, or a manager's reason to do without. */
export type HandOverClaim = { code: string } | { withoutCode: WithoutCodeReason };
/** `refused` returns true if the caller shows the refusal itself. */
type HandOverEnd = { done: () => void; refused: (refusal: Refusal) => boolean };

/** Returns the store of an order, on a board of several. */
export type StoreOfCard = (orderId: OrderId) => StoreId;

/** `keepsMoney`: a manager keeps what was paid for an order that nobody fetched. */
type CancelClaim = { reason: CancelReason; keepsMoney?: boolean };

export type OrderActions = {
  pending: PendingActions;
  accept(card: BoardCard, minutes: number): void;
  /** `onRejected` runs with the answer, which names the products. */
  reject(card: BoardCard, reason: RejectReason, onRejected: (answer: Rejected) => void): void;
  start(card: BoardCard): void;
  ready(card: BoardCard): void;
  /** Hands an order over that needs no code. */
  send(card: BoardCard): void;
  handOver(card: BoardCard, claim: HandOverClaim, end: HandOverEnd): void;
  /** Takes the card of a cancelled order off the board. */
  dismiss(card: BoardCard): void;
  /** Cancels an accepted order, or says that nobody came for it. */
  cancel(card: BoardCard, claim: CancelClaim): void;
  addTime(card: BoardCard, minutes: MoreMinutes): void;
  /** Takes the move to `status` back. */
  takeBack(card: BoardCard, status: CorrectedStatus, reason: CorrectionReason): void;
};

/**
 * The actions of the board. All but the start mark, a dismissal and a hand-over with a code wait
 * five seconds, in which they can be dropped. A refused action is told in plain words, and the
 * stream shows the order as it is. docs/rules/counter-board.md#undo-of-a-tap.
 */
export function useOrderActions(
  storeId: StoreId | StoreOfCard,
  texts: CounterBoardTexts,
): OrderActions {
  const { pending, reportAccepted } = usePendingActions();
  const call = useOrderCalls(texts);
  return useMemo((): OrderActions => {
    const inputOf = <B>({ id }: BoardCard, body: B) => ({
      params: { id: typeof storeId === 'function' ? storeId(id) : storeId, orderId: id },
      body,
    });
    const later = (card: BoardCard, label: string, column: BoardColumn | null, send: Send) =>
      pending.add({ orderId: card.id, label, column, send });
    return {
      pending,
      accept: (card, minutes) =>
        later(card, texts.pending.accept(card.number), 'kitchen', () =>
          call(card, acceptOrder, inputOf(card, { minutes }), {
            done: () => reportAccepted(card.id),
          }),
        ),
      reject: (card, reason, onRejected) =>
        later(card, texts.pending.reject(card.number), null, () =>
          call(card, rejectOrder, inputOf(card, { reason }), {
            done: (answer) => answer && onRejected(answer),
          }),
        ),
      start: (card) =>
        void call(card, startOrder, inputOf(card, { isStarted: card.startedAt === null })),
      ready: (card) =>
        later(card, texts.pending.ready(card.number), 'ready', () =>
          call(card, readyOrder, inputOf(card, {})),
        ),
      send: (card) =>
        later(card, sentText(card, texts), columnAfter(card), () =>
          call(card, handOverOrder, inputOf(card, { to: nextOf(card) })),
        ),
      handOver: (card, claim, end) =>
        void call(card, handOverOrder, inputOf(card, { to: nextOf(card), ...claim }), end),
      dismiss: (card) => void call(card, dismissOrder, inputOf(card, {})),
      cancel: (card, claim) =>
        later(card, cancelText(card, claim.reason, texts), null, () =>
          call(card, cancelAcceptedOrder, inputOf(card, claim)),
        ),
      addTime: (card, minutes) =>
        later(card, texts.pending.moreTime({ order: card.number, minutes }), card.column, () =>
          call(card, addOrderTime, inputOf(card, { minutes })),
        ),
      takeBack: (card, status, reason) =>
        later(
          card,
          texts.pending.takeBack[status](card.number),
          status === 'ready' ? 'kitchen' : 'ready',
          () => call(card, takeBackMove, inputOf(card, { status, reason })),
        ),
    };
  }, [call, pending, reportAccepted, storeId, texts]);
}

type Send = () => Promise<void>;

/** A delivery that leaves is not delivered yet. */
const sentText = (card: BoardCard, { pending }: CounterBoardTexts): string =>
  nextOf(card) === 'inTransit' ? pending.leave(card.number) : pending.handOver(card.number);

const cancelText = (
  { number }: BoardCard,
  reason: CancelReason,
  { pending }: CounterBoardTexts,
): string => (reason === 'noShow' ? pending.noShow(number) : pending.cancel(number));

const columnAfter = (card: BoardCard): BoardColumn | null =>
  nextOf(card) === 'inTransit' ? 'onTheWay' : null;

const nextOf = ({ column, dispatchMethod }: BoardCard): 'inTransit' | 'completed' =>
  column === 'ready' && dispatchMethod === 'store_delivery' ? 'inTransit' : 'completed';
