import type { ProviderFact } from '../provider/provider-fact.ts';
import type { PlayedStep } from './recording.ts';

/**
 * The meaning of a recording for a fact. `confirmed`: the step that shows it passed.
 * `contradicted`: that step failed. `notShown`: no step can show it, or its step was not played.
 */
export type FactVerdict = 'confirmed' | 'contradicted' | 'notShown';
export type JudgedFact = { readonly fact: ProviderFact; readonly verdict: FactVerdict };

/**
 * Compares the facts of a provider that hold in this currency with the steps of a recording.
 * docs/rules/payments.md#certification.
 */
export const judgeFacts = (
  facts: readonly ProviderFact[],
  currency: string,
  steps: readonly PlayedStep[],
): readonly JudgedFact[] =>
  facts
    .filter(({ currencies }) => currencies === undefined || currencies.includes(currency))
    .map((fact) => ({ fact, verdict: verdictOf(fact, steps) }));

function verdictOf({ shownBy }: ProviderFact, steps: readonly PlayedStep[]): FactVerdict {
  const played = steps.find(({ step }) => step === shownBy);
  if (played === undefined || played.result === 'notPlayed') return 'notShown';
  return played.result === 'passed' ? 'confirmed' : 'contradicted';
}
