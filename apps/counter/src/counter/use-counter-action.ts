import type { CallInput } from '@comanda/client/api.ts';
import { type Action, useAction } from '@comanda/client/use-action.ts';
import type { AnswerOf, Endpoint } from '@comanda/contract/define-endpoint.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useCounter } from './app-context.ts';
import { refusalText, showRefusal } from './refusal-text.ts';
import { useShellTexts } from './use-texts.ts';

type Options<E extends Endpoint> = {
  /** Runs after each success, also after one that a retry from the toast brought. */
  onDone?: (answer: AnswerOf<E> | null) => void;
  /** Runs after a refusal that the server decided, for a screen that has to read again. */
  onRefused?: (refusal: Refusal) => void;
  /** The area's own sentence for a refusal; null: the usual one. */
  refusalText?: (refusal: Refusal) => string | null;
  /** Returns true if a field of the form says the refusal, so that no message repeats it. */
  isInField?: (refusal: Refusal) => boolean;
};

export type CounterAction<E extends Endpoint> = Action<CallInput<E>, AnswerOf<E> | null>;

/**
 * Sends a writing call of the counter as `useAction` does. A refusal is a toast in plain words,
 * with a retry if its outcome is unknown. docs/rules/counter-shell.md#one-key-per-tap.
 */
export function useCounterAction<E extends Endpoint>(
  endpoint: E,
  options: Options<E> = {},
): CounterAction<E> {
  const { toasts } = useCounter();
  const texts = useShellTexts();
  return useAction<AnswerOf<E> | null, CallInput<E>>(
    (call, input, idempotencyKey) => call(endpoint, { ...input, idempotencyKey }),
    {
      onDone: options.onDone,
      onRefused: (refusal, again) => {
        options.onRefused?.(refusal);
        if (options.isInField?.(refusal)) return;
        const text = options.refusalText?.(refusal) ?? refusalText(refusal, texts);
        showRefusal(toasts, text, again, texts);
      },
    },
  );
}
