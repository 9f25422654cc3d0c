import { setPin } from '@comanda/contract/counter/sign-in.ts';
import { pinLength } from '@comanda/domain/counter/pin.ts';
import { isOutcomeUnknown, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { useTypedCode } from '@comanda/ui/use-typed-code.ts';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useSession } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { triesLeftOf } from './tries-left-of.ts';
import { useAttempt } from './use-attempt.ts';
import { useNewPin } from './use-new-pin.ts';

type PinChange = {
  /** The PIN that is asked for: the present one, the new one, or the new one again. */
  step: 'current' | 'next' | 'again';
  code: string;
  type: (typed: string) => void;
  problem: string | null;
};

/** Asks for the PINs of a change and sends them; after a refusal it begins again. */
export function usePinChange(hasPin: boolean, onChanged: () => void): PinChange {
  const [current, setCurrent] = useState<string | null>(null);
  const { kept } = useCounter();
  const { staffId, name, storeIds } = useSession();
  const { send, isBusy, problem, setProblem } = useSetPin();
  const { isAgain, take, restart } = useNewPin(setProblem);
  const isCurrentAsked = hasPin && current === null;
  const change = async (pin: string): Promise<void> => {
    if (await send({ pin, ...(current !== null && { currentPin: current }) })) {
      kept.learnPin({ staffId, name, storeIds }, pin);
      return onChanged();
    }
    setCurrent(null);
    restart();
  };
  const { code, type, clear } = useTypedCode({
    length: pinLength,
    isBusy,
    onEdit: () => setProblem(null),
    onComplete: (typed) => {
      clear();
      if (isCurrentAsked) return setCurrent(typed);
      const pin = take(typed);
      if (pin !== null) void change(pin);
    },
  });
  const newStep = isAgain ? 'again' : 'next';
  return { step: isCurrentAsked ? 'current' : newStep, code, type, problem };
}

/**
 * Sends a PIN without repeats: a second sending would carry a PIN that is no longer the present
 * one. `send` returns whether the server stored it.
 */
function useSetPin() {
  const { api } = useCounter();
  const { signIn, account: texts } = useTextsOf(counterStaffTexts);
  const own = (refusal: Refusal): string | null => {
    if (isOutcomeUnknown(refusal)) return texts.pinInDoubt;
    const left = triesLeftOf(refusal);
    if (left === null) return null;
    return left === 0 ? signIn.needsCode : signIn.pinWrong(left);
  };
  const { run, isBusy, problem, setProblem } = useAttempt<unknown>(own);
  const send = async (body: { pin: string; currentPin?: string }): Promise<boolean> =>
    (await run(() => api.call(setPin, { body })))?.ok === true;
  return { send, isBusy, problem, setProblem };
}
