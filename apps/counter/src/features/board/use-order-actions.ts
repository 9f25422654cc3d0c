import {
  type BoardCard,
  dismissOrder,
  handOverOrder,
  type MovedOrder,
  startOrder,
} from '@comanda/contract/counter/board.ts';
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
import { useCounter } from '../../counter/app-context.ts';
import type { RejectedProducts } from '../../counter/taps/order-tap.ts';
import type { NewTap, OrderTaps } from '../../counter/taps/order-taps.ts';
import type { AnsweredMove, TapEnds } from '../../counter/taps/tap-list.ts';
import { useReportAccepted } from './order-actions-provider.tsx';
import { useOrderCalls, useTapRefusals } from './use-order-calls.ts';

/** The digits that the shopper showed, or a manager's reason to do without. */
export type HandOverClaim = { code: string } | { withoutCode: WithoutCodeReason };
/** `refused` returns true if the caller shows the refusal itself. */
type HandOverEnd = { done: () => void; refused: (refusal: Refusal) => boolean };

/** `keepsMoney`: a manager keeps what was paid for an order that nobody fetched. */
type CancelClaim = { reason: CancelReason; keepsMoney?: boolean };

export type OrderActions = {
  taps: OrderTaps;
  accept(card: BoardCard, minutes: number): void;
  /** `onRejected` runs with the products of the order. */
  reject(
    card: BoardCard,
    reason: RejectReason,
    onRejected: (products: RejectedProducts) => void,
  ): void;
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

/** Returns the store of an order, on a board of several. */
export type StoreOfOrder = (orderId: OrderId) => StoreId;

/**
 * The actions of the board. All but the start mark, a dismissal and a hand-over with a code wait
 * five seconds, in which they can be undone. A refused action is told in plain words, and the
 * stream shows the order as it is. docs/rules/counter-board.md#undo-of-a-tap.
 */
export function useOrderActions(
  storeId: StoreId | StoreOfOrder,
  texts: CounterBoardTexts,
): OrderActions {
  const { sessions, taps } = useCounter();
  const reportAccepted = useReportAccepted();
  const call = useOrderCalls(texts);
  const showRefusal = useTapRefusals(texts);
  return useMemo((): OrderActions => {
    const storeOf = (id: OrderId) => (typeof storeId === 'function' ? storeId(id) : storeId);
    const inputOf = <B>({ id }: BoardCard, body: B) => ({
      params: { id: storeOf(id), orderId: id },
      body,
    });
    const { pending } = texts;
    const later = (
      card: BoardCard,
      tap: Pick<NewTap, 'label' | 'column' | 'change'>,
      done: TapEnds['done'] = () => undefined,
    ): void => {
      const { session } = sessions.state.getState();
      if (session === null) return;
      taps.add(
        { ...tap, session: session.id, storeId: storeOf(card.id), orderId: card.id },
        { done, refused: (refusal) => showRefusal(card, refusal) },
      );
    };
    return {
      taps,
      accept: (card, minutes) =>
        later(
          card,
          {
            label: pending.accept(card.number),
            column: 'kitchen',
            change: { action: 'accept', body: { minutes } },
          },
          () => reportAccepted(card.id),
        ),
      reject: (card, reason, onRejected) =>
        later(
          card,
          {
            label: pending.reject(card.number),
            column: null,
            change: { action: 'reject', body: { reason } },
          },
          (answer) => answer !== null && 'products' in answer && onRejected(answer.products),
        ),
      start: (card) =>
        void call(card, startOrder, inputOf(card, { isStarted: card.startedAt === null })),
      ready: (card) =>
        later(card, {
          label: pending.ready(card.number),
          column: 'ready',
          change: { action: 'ready', body: {} },
        }),
      send: (card) =>
        later(card, {
          label: sentText(card, texts),
          column: columnAfter(card),
          change: { action: 'handOver', body: { to: nextOf(card) } },
        }),
      handOver: (card, claim, { done, refused }) =>
        void call(card, handOverOrder, inputOf(card, { to: nextOf(card), ...claim }), {
          done: (answer) => {
            if (answer !== null) taps.noteAnswer(stayOf(card, answer));
            done();
          },
          refused,
        }),
      dismiss: (card) => void call(card, dismissOrder, inputOf(card, {})),
      cancel: (card, body) =>
        later(card, {
          label: cancelText(card, body.reason, texts),
          column: null,
          change: { action: 'cancel', body },
        }),
      addTime: (card, minutes) =>
        later(card, {
          label: pending.moreTime({ order: card.number, minutes }),
          column: card.column,
          change: { action: 'moreTime', body: { minutes } },
        }),
      takeBack: (card, status, reason) =>
        later(card, {
          label: pending.takeBack[status](card.number),
          column: status === 'ready' ? 'kitchen' : 'ready',
          change: { action: 'takeBack', body: { status, reason } },
        }),
    };
  }, [call, reportAccepted, sessions, showRefusal, storeId, taps, texts]);
}

/** A delivery that leaves is not delivered yet. */
const sentText = (card: BoardCard, { pending }: CounterBoardTexts): string =>
  nextOf(card) === 'inTransit' ? pending.leave(card.number) : pending.handOver(card.number);

const cancelText = (
  { number }: BoardCard,
  reason: CancelReason,
  { pending }: CounterBoardTexts,
): string => (reason === 'noShow' ? pending.noShow(number) : pending.cancel(number));

/** The place of a card after its hand-over. */
const stayOf = (card: BoardCard, { version }: MovedOrder): AnsweredMove => ({
  orderId: card.id,
  column: columnAfter(card),
  version,
});

const columnAfter = (card: BoardCard): BoardColumn | null =>
  nextOf(card) === 'inTransit' ? 'onTheWay' : null;

const nextOf = ({ column, dispatchMethod }: BoardCard): 'inTransit' | 'completed' =>
  column === 'ready' && dispatchMethod === 'store_delivery' ? 'inTransit' : 'completed';
