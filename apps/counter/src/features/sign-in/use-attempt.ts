import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import { useRef, useState } from 'react';
import { refusalText } from '../../counter/refusal-text.ts';
import { useShellTexts } from '../../counter/use-texts.ts';

type Attempt<T> = {
  /** Sends once at a time; a second tap meanwhile does nothing. */
  run: (send: () => Promise<Result<T, Refusal>>) => Promise<Result<T, Refusal> | null>;
  isBusy: boolean;
  /** The sentence of the last refusal; null: none. */
  problem: string | null;
  setProblem: (problem: string | null) => void;
};

/**
 * One step of a sign-in: sends it, and shows its refusal beside the field. `own`: the sentence of
 * the step; null: the usual one.
 */
export function useAttempt<T>(own: (refusal: Refusal) => string | null): Attempt<T> {
  const texts = useShellTexts();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);
  return {
    isBusy,
    problem,
    setProblem,
    run: async (send) => {
      if (busy.current) return null;
      busy.current = true;
      setBusy(true);
      setProblem(null);
      const outcome = await send().finally(() => {
        busy.current = false;
        setBusy(false);
      });
      if (!outcome.ok) setProblem(own(outcome.error) ?? refusalText(outcome.error, texts));
      return outcome;
    },
  };
}
