import { checkPin } from '@comanda/domain/counter/pin.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { useState } from 'react';
import { useTextsOf } from '../../counter/use-texts.ts';

type NewPin = {
  /** The PIN was typed once, and is asked for again. */
  isAgain: boolean;
  /** Takes a typed PIN. Returns it once it was typed twice, and null before. */
  take: (typed: string) => string | null;
  restart: () => void;
};

/**
 * A new PIN, typed twice. An easy one and a second one that differs begin again; `setProblem` gets
 * the reason. docs/rules/counter-staff.md#pin.
 */
export function useNewPin(setProblem: (problem: string) => void): NewPin {
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const [first, setFirst] = useState<string | null>(null);
  const take = (typed: string): string | null => {
    if (first === typed) return typed;
    const isAccepted = first === null && checkPin(typed) === null;
    setFirst(isAccepted ? typed : null);
    if (!isAccepted) setProblem(first === null ? texts.newPinEasy : texts.newPinOther);
    return null;
  };
  return { isAgain: first !== null, take, restart: () => setFirst(null) };
}
