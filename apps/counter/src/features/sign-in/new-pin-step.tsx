import { useTypedCode } from '@comanda/ui/use-typed-code.ts';
import { setPin } from '@comanda/contract/counter/sign-in.ts';
import { pinLength } from '@comanda/domain/counter/pin.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { pinOwnerOf, type SignedIn } from './accept-sign-in.ts';
import { PinPad } from './pin-pad.tsx';
import { SignInCard } from './sign-in-card.tsx';
import css from './sign-in.module.css';
import { useAttempt } from './use-attempt.ts';
import { useNewPin } from './use-new-pin.ts';

type Props = { signedIn: SignedIn; onDone: () => void };

/** Chooses a PIN, typed twice. */
export function NewPinStep({ signedIn, onDone }: Props) {
  const { api, kept } = useCounter();
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const attempt = useAttempt<unknown>(() => null);
  const { isAgain, take, restart } = useNewPin(attempt.setProblem);
  const send = async (pin: string): Promise<void> => {
    const as = { counterSession: signedIn.id };
    const outcome = await attempt.run(() => api.call(setPin, { body: { pin }, as }));
    if (!outcome?.ok) return restart();
    kept.learnPin(pinOwnerOf(signedIn), pin);
    onDone();
  };
  const { code, type, clear } = useTypedCode({
    length: pinLength,
    isBusy: attempt.isBusy,
    onEdit: () => attempt.setProblem(null),
    onComplete: (typed) => {
      clear();
      const pin = take(typed);
      if (pin !== null) void send(pin);
    },
  });
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
