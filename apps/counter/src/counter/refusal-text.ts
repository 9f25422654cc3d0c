import {
  type ErrorLabel,
  isOutcomeUnknown,
  type Refusal,
} from '@comanda/domain/errors/catalogue.ts';
import type { CounterShellTexts } from '@comanda/i18n/es/counter-shell.ts';
import { showToast, type ToastStore } from '@comanda/ui/toasts/toasts.ts';

type Sentence = keyof CounterShellTexts['refusal'];

const sentences: Partial<Record<ErrorLabel, Sentence>> = {
  NOT_AUTHORIZED: 'notAllowed',
  NOT_FOUND: 'gone',
  OPERATION_NOT_SUPPORTED: 'changed',
  REPEATED_DATABASE_VALUE: 'changed',
  FIELD_VALIDATION: 'invalid',
  PARAMETER_MISSING: 'invalid',
  INVALID_PARAMETER: 'invalid',
  TOO_MANY_REQUESTS: 'tooMany',
};

/**
 * Returns the sentence for a refused action, in words for staff: those of the storefront speak of
 * carts and money. An area with a reason of its own writes its own sentence (`refusalText` of
 * `useCounterAction`).
 */
export function refusalText(refusal: Refusal, { refusal: texts }: CounterShellTexts): string {
  if (refusal.metadata['offline'] === true) return texts.offline;
  if (isOutcomeUnknown(refusal)) return texts.inDoubt;
  return texts[sentences[refusal.label] ?? 'unknown'];
}

/**
 * Returns the sentence for what could not be read: nothing was to be done, so nothing can be in
 * doubt.
 */
export function notReadText(refusal: Refusal, texts: CounterShellTexts): string {
  const sentence = sentences[refusal.label];
  const isKnown = sentence === 'notAllowed' || sentence === 'gone' || sentence === 'tooMany';
  return isKnown ? texts.refusal[sentence] : texts.notLoaded;
}

/** Milliseconds for which a refusal shows, alone and with a retry. */
const refusalMs = 6_000;
const retryMs = 30_000;

/** Shows a refused action; `again` sends it once more, null if that would not help. */
export function showRefusal(
  toasts: ToastStore,
  text: string,
  again: (() => void) | null,
  { retry }: CounterShellTexts,
): void {
  const action = again === null ? null : { label: retry, run: again };
  showToast(toasts, text, action, action === null ? refusalMs : retryMs);
}
