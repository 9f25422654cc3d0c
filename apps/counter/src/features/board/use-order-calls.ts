import type { CallInput } from '@comanda/client/api.ts';
import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { AnswerOf, Endpoint } from '@comanda/contract/define-endpoint.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { useCallback, useMemo } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { refusalText, showRefusal } from '../../counter/refusal-text.ts';
import { useShellTexts } from '../../counter/use-texts.ts';
import { createOrderRunners } from './order-runners.ts';

/**
 * `done` runs after each success, also of a retry; `refused` returns true if the caller shows the
 * refusal itself.
 */
type End<E extends Endpoint> = {
  done?: (answer: AnswerOf<E> | null) => void;
  refused?: (refusal: Refusal) => boolean;
};

/**
 * Sends a call about one order. A refusal shows in plain words, with a retry of the same key if the
 * outcome is unknown.
 */
export type OrderCalls = <E extends Endpoint>(
  card: BoardCard,
  endpoint: E,
  input: CallInput<E>,
  end?: End<E>,
) => Promise<void>;

/** Shows a refusal about an order in plain words; `again` sends the same once more. */
type ShowRefusal = (card: BoardCard, refusal: Refusal, again?: (() => void) | null) => void;

export function useTapRefusals(texts: CounterBoardTexts): ShowRefusal {
  const { toasts } = useCounter();
  const shell = useShellTexts();
  return useCallback(
    ({ number }, refusal, again = null) => {
      const isMoved = refusal.label === 'ORDER_NOT_REPROCESSABLE';
      const text = isMoved ? texts.moved(number) : refusalText(refusal, shell);
      showRefusal(toasts, text, again, shell);
    },
    [shell, texts, toasts],
  );
}

/**
 * Returns the one way in which the board sends a call at once.
 * docs/rules/counter-shell.md#one-key-per-tap.
 */
export function useOrderCalls(texts: CounterBoardTexts): OrderCalls {
  const { api, connection, sessions } = useCounter();
  const show = useTapRefusals(texts);
  return useMemo(() => {
    const runners = createOrderRunners({
      isOffline: () => connection.store.getState().state === 'offline',
      makeKey: () => crypto.randomUUID(),
      onSignedOut: sessions.endedInAction,
    });
    return async (card, endpoint, input, end = {}) => {
      const request = JSON.stringify([input.params, input.body]);
      await runners.run(
        { orderId: card.id, action: endpoint.name, request },
        async (idempotencyKey) => {
          const outcome = await api.call(endpoint, {
            ...input,
            idempotencyKey,
            keepalive: true,
          });
          if (outcome.ok) end.done?.(outcome.value);
          return outcome;
        },
        (refusal, again) => {
          if (end.refused?.(refusal) !== true) show(card, refusal, again);
        },
      );
    };
  }, [api, connection, sessions, show]);
}
