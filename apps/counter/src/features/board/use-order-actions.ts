import { type Api, type CallInput } from '@comanda/client/api.ts';
import {
  acceptOrder,
  type BoardCard,
  handOverOrder,
  readyOrder,
  rejectOrder,
  startOrder,
} from '@comanda/contract/counter/board.ts';
import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import type { RejectReason } from '@comanda/domain/counter/reject-reasons.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useEffect, useMemo, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { refusalText } from '../../counter/refusal-text.ts';
import { useShellTexts } from '../../counter/use-texts.ts';
import { createPendingActions, type PendingActions } from './pending-actions.ts';

const refusalMs = 6_000;

export type OrderActions = {
  pending: PendingActions;
  accept(card: BoardCard, minutes: number): void;
  reject(card: BoardCard, reason: RejectReason): void;
  start(card: BoardCard): void;
  ready(card: BoardCard): void;
  handOver(card: BoardCard, code: string | null): Promise<number | null>;
  send(card: BoardCard): void;
};

/**
 * The actions of the board. All but the start mark and a hand-over with a code wait five seconds, in which they can be dropped. A refused
 * action is told in plain words, and the stream shows the order as it is.
 */
export function useOrderActions(storeId: StoreId, texts: CounterBoardTexts): OrderActions {
  const { api, toasts } = useCounter();
  const shell = useShellTexts();
  const [pending] = useState(() =>
    createPendingActions({
      now: () => performance.now(),
      set: (run, ms) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    }),
  );
  useEffect(() => pending.close, [pending]);
  return useMemo(() => {
    const call = senderOf(api);
    const paramsOf = ({ id }: BoardCard) => ({ id: storeId, orderId: id });
    const report = (card: BoardCard, outcome: Awaited<ReturnType<typeof call>>): void => {
      if (outcome.ok) return;
      const { error } = outcome;
      const text =
        error.label === 'ORDER_NOT_REPROCESSABLE'
          ? texts.moved(card.number)
          : refusalText(error, shell);
      showToast(toasts, text, null, refusalMs);
    };
    return {
      pending,
      accept: (card, minutes) =>
        pending.add({
          orderId: card.id,
          label: texts.pending.accept(card.number),
          column: 'kitchen',
          send: async () =>
            report(card, await call(acceptOrder, { params: paramsOf(card), body: { minutes } })),
        }),
      reject: (card, reason) =>
        pending.add({
          orderId: card.id,
          label: texts.pending.reject(card.number),
          column: null,
          send: async () =>
            report(card, await call(rejectOrder, { params: paramsOf(card), body: { reason } })),
        }),
      start: (card) =>
        void call(startOrder, {
          params: paramsOf(card),
          body: { isStarted: card.startedAt === null },
        }).then((outcome) => report(card, outcome)),
      ready: (card) =>
        pending.add({
          orderId: card.id,
          label: texts.pending.ready(card.number),
          column: 'ready',
          send: async () =>
            report(card, await call(readyOrder, { params: paramsOf(card), body: {} })),
        }),
      send: (card) =>
        pending.add({
          orderId: card.id,
          label: texts.pending.handOver(card.number),
          column:
            card.column === 'ready' && card.dispatchMethod === 'store_delivery' ? 'onTheWay' : null,
          send: async () =>
            report(
              card,
              await call(handOverOrder, { params: paramsOf(card), body: { to: nextOf(card) } }),
            ),
        }),
      handOver: async (card, code) => {
        const body = { to: nextOf(card), code };
        const outcome = await call(handOverOrder, { params: paramsOf(card), body });
        const left = outcome.ok ? null : outcome.error.metadata['triesLeft'];
        if (typeof left === 'number') return left;
        report(card, outcome);
        return null;
      },
    };
  }, [api, pending, shell, storeId, texts, toasts]);
}

const nextOf = ({ column, dispatchMethod }: BoardCard): 'inTransit' | 'completed' =>
  column === 'ready' && dispatchMethod === 'store_delivery' ? 'inTransit' : 'completed';

/** Each sending has one key, which its retries keep. */
const senderOf =
  (api: Api) =>
  <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
    api.call(endpoint, { ...input, idempotencyKey: crypto.randomUUID() });
