import type { CallInput } from '@comanda/client/api.ts';
import type { AnswerOf, Endpoint } from '@comanda/contract/define-endpoint.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createActionRunner } from './action-runner.ts';
import { useCounter } from './app-context.ts';
import { refusalText } from './refusal-text.ts';
import { useShellTexts } from './use-texts.ts';

type Options<E extends Endpoint> = {
  /** Runs after each success, also after one that a retry from the toast brought. */
  onDone?: (answer: AnswerOf<E> | null) => void;
  /** Runs after a refusal that the server decided, for a screen that has to read again. */
  onRefused?: (refusal: Refusal) => void;
  /** The area's own sentence for a refusal; null: the usual one. */
  refusalText?: (refusal: Refusal) => string | null;
};

/** Milliseconds for which a refusal shows, alone and with a retry. */
const refusalMs = 6_000;
const retryMs = 30_000;

/**
 * Names a file by what tells one from another without reading it. The server compares its bytes.
 */
const nameOf = (file?: Blob): unknown =>
  file && [file.size, file.type, file instanceof File ? file.lastModified : 0];

export type CounterAction<E extends Endpoint> = {
  /** Sends the action. Resolves with null if it is under way already: the tap was a double one. */
  run(input: CallInput<E>): Promise<Result<AnswerOf<E> | null, Refusal> | null>;
  /** True until the answer: the button is `aria-disabled` and says so. */
  isBusy: boolean;
};

/**
 * The one way to send a writing call of the counter: one Idempotency-Key per tap, kept over
 * retries; one sending at a time; nothing without a connection; a refusal as a toast in plain
 * words, with a retry if its outcome is unknown. docs/rules/counter-shell.md#one-key-per-tap.
 */
export function useCounterAction<E extends Endpoint>(
  endpoint: E,
  options: Options<E> = {},
): CounterAction<E> {
  const { api, connection, sessions, toasts } = useCounter();
  const texts = useShellTexts();
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const run = useMemo(() => {
    const runner = createActionRunner({
      isOffline: () => connection.store.getState().state === 'offline',
      makeKey: () => crypto.randomUUID(),
      onBusy: setBusy,
      onRefusal: (refusal, again) => {
        const message = latest.current.refusalText?.(refusal) ?? refusalText(refusal, texts);
        const retry = again === null ? null : { label: texts.retry, run: again };
        showToast(toasts, message, retry, retry === null ? refusalMs : retryMs);
        latest.current.onRefused?.(refusal);
      },
      onSignedOut: sessions.endedInAction,
    });
    const send = async (input: CallInput<E>, idempotencyKey: string) => {
      const outcome = await api.call(endpoint, { ...input, idempotencyKey });
      if (outcome.ok) latest.current.onDone?.(outcome.value);
      return outcome;
    };
    return (input: CallInput<E>) =>
      runner.run(
        JSON.stringify([input.params, input.query, input.body, nameOf(input.file)]),
        (key) => send(input, key),
      );
  }, [api, connection, endpoint, sessions, texts, toasts]);
  return { run, isBusy };
}
