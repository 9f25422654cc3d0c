import { useTypedCode } from '@comanda/ui/use-typed-code.ts';
import { signInWithPin } from '@comanda/contract/counter/sign-in.ts';
import { pinLength } from '@comanda/domain/counter/pin.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { pinOwnerOf, type SignedIn } from './accept-sign-in.ts';
import type { DevicePerson } from './people-step.tsx';
import { PinPad } from './pin-pad.tsx';
import { SignInCard } from './sign-in-card.tsx';
import css from './sign-in.module.css';
import { triesLeftOf } from './tries-left-of.ts';
import { useAttempt } from './use-attempt.ts';

type Props = {
  person: DevicePerson;
  onBack: () => void;
  onForgotten: () => void;
  /** The device needs a mailed code, or was removed. */
  onDeviceChanged: () => void;
  onSignedIn: (signedIn: SignedIn) => void;
};

/** The PIN of one person; the fourth digit sends it. */
export function PinStep({ person, onBack, onForgotten, ...ends }: Props) {
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const { code, type, problem } = usePinSignIn(person, ends);
  return (
    <SignInCard title={texts.pinTitle(person.name)} lead={texts.pinLead} onBack={onBack}>
      <PinPad value={code} onChange={type} problem={problem} />
      <div className={css.links}>
        <Button look="link" onClick={onForgotten}>
          {texts.pinForgotten}
        </Button>
      </div>
    </SignInCard>
  );
}

function usePinSignIn(
  { id: staffId }: DevicePerson,
  { onDeviceChanged, onSignedIn }: Pick<Props, 'onDeviceChanged' | 'onSignedIn'>,
) {
  const { api, kept, taps } = useCounter();
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const { run, isBusy, problem, setProblem } = useAttempt<SignedIn | null>((refusal) => {
    const left = triesLeftOf(refusal);
    return left === null ? null : texts.pinWrong(left);
  });
  const send = async (pin: string): Promise<void> => {
    const body = { staffId, pin };
    const outcome = await run(async () => {
      await taps.finish();
      return api.call(signInWithPin, { body, as: null });
    });
    clear();
    if (outcome?.ok && outcome.value !== null) {
      kept.learnPin(pinOwnerOf(outcome.value), pin);
      return onSignedIn(outcome.value);
    }
    if (outcome?.ok !== false) return;
    if (triesLeftOf(outcome.error) === 0 || outcome.error.label === 'NOT_FOUND') onDeviceChanged();
  };
  const { code, type, clear } = useTypedCode({
    length: pinLength,
    isBusy,
    onEdit: () => setProblem(null),
    onComplete: (typed) => void send(typed),
  });
  return { code, type, problem };
}
