import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Result } from '@comanda/domain/result.ts';
import type { SignUpTexts } from '@comanda/i18n/es/sign-up.ts';
import { useRef, useState } from 'react';
import { signUpProblem } from './sign-up-problem.ts';

/** Sends one call at a time, and keeps the sentence of its refusal. */
export function useSending(texts: SignUpTexts) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);
  const send = async <T>(call: () => Promise<Result<T, Refusal>>): Promise<T | null> => {
    if (busy.current) return null;
    busy.current = true;
    setBusy(true);
    setProblem(null);
    const outcome = await call().finally(() => {
      busy.current = false;
      setBusy(false);
    });
    if (outcome.ok) return outcome.value;
    setProblem(signUpProblem(outcome.error, texts));
    return null;
  };
  return { isBusy, problem, send };
}
