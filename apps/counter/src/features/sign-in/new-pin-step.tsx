import { useTypedCode } from '@comanda/ui/use-typed-code.ts';
import { setPin as setPinEndpoint } from '@comanda/contract/counter/sign-in.ts';
import { checkPin, pinLength } from '@comanda/domain/counter/pin.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { PinPad } from './pin-pad.tsx';
import { SignInCard } from './sign-in-card.tsx';
import css from './sign-in.module.css';
import { useAttempt } from './use-attempt.ts';

type Props = { sessionId: string; onDone: () => void };

/** Chooses a PIN, typed twice. */
export function NewPinStep({ sessionId, onDone }: Props) {
  const { api } = useCounter();
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const [first, setFirst] = useState<string | null>(null);
  const attempt = useAttempt<unknown>(() => null);
  const restart = (problem: string): void => {
    setFirst(null);
    attempt.setProblem(problem);
  };
  const complete = async (typed: string): Promise<void> => {
    clear();
    if (first === null) {
      if (checkPin(typed) === null) return setFirst(typed);
      return attempt.setProblem(texts.newPinEasy);
    }
    if (first !== typed) return restart(texts.newPinOther);
    const outcome = await attempt.run(() =>
      api.call(setPinEndpoint, { body: { pin: typed }, as: { counterSession: sessionId } }),
    );
    if (outcome?.ok) onDone();
    else setFirst(null);
  };
  const { code, type, clear } = useTypedCode({
    length: pinLength,
    isBusy: attempt.isBusy,
    onEdit: () => attempt.setProblem(null),
    onComplete: (typed) => void complete(typed),
  });
  const isAgain = first !== null;
  return (
    <SignInCard
      title={isAgain ? texts.newPinAgainTitle : texts.newPinTitle}
      lead={isAgain ? texts.newPinAgainLead : texts.newPinLead}
    >
      <PinPad value={code} onChange={type} problem={attempt.problem} />
      <div className={css.links}>
        <Button look="link" onClick={onDone}>
          {texts.later}
        </Button>
      </div>
    </SignInCard>
  );
}
