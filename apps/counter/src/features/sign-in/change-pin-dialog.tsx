import { useTypedCode } from '@comanda/ui/use-typed-code.ts';
import { setPin as setPinEndpoint } from '@comanda/contract/counter/sign-in.ts';
import { checkPin, pinLength } from '@comanda/domain/counter/pin.ts';
import { isOutcomeUnknown, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useShellTexts, useTextsOf } from '../../counter/use-texts.ts';
import { PinPad } from './pin-pad.tsx';
import css from './sign-in.module.css';
import { triesLeftOf } from './tries-left-of.ts';
import { useAttempt } from './use-attempt.ts';

/**
 * The step, with the PINs that were typed before it; `current` is empty for somebody without a PIN.
 */
type Step =
  | { kind: 'current' }
  | { kind: 'next'; current: string }
  | { kind: 'again'; current: string; next: string };
type Props = { hasPin: boolean; onClose: () => void; onDone: () => void };

/**
 * Changes the own PIN: the present one, then the new one twice. A wrong present PIN counts as at
 * the sign-in. It is sent without repeats: a second sending would carry a PIN that is no longer the
 * present one. docs/rules/counter-staff.md#pin.
 */
export function ChangePinDialog({ hasPin, onClose, onDone }: Props) {
  const { api, toasts } = useCounter();
  const shell = useShellTexts();
  const { signIn, account: texts } = useTextsOf(counterStaffTexts);
  const begin: Step = hasPin ? { kind: 'current' } : { kind: 'next', current: '' };
  const [step, setStep] = useState<Step>(begin);
  const own = (refusal: Refusal): string | null => {
    if (isOutcomeUnknown(refusal)) return texts.pinInDoubt;
    const left = triesLeftOf(refusal);
    if (left === null) return null;
    return left === 0 ? signIn.needsCode : signIn.pinWrong(left);
  };
  const attempt = useAttempt<unknown>(own);
  const send = async (current: string, next: string): Promise<void> => {
    const currentPin = current === '' ? {} : { currentPin: current };
    const outcome = await attempt.run(() =>
      api.call(setPinEndpoint, { body: { pin: next, ...currentPin } }),
    );
    if (!outcome?.ok) return setStep(begin);
    showToast(toasts, texts.pinChanged);
    onDone();
    onClose();
  };
  const complete = (typed: string): void => {
    clear();
    switch (step.kind) {
      case 'current':
        return setStep({ kind: 'next', current: typed });
      case 'next':
        if (checkPin(typed) !== null) return attempt.setProblem(signIn.newPinEasy);
        return setStep({ kind: 'again', current: step.current, next: typed });
      case 'again':
        if (typed === step.next) return void send(step.current, typed);
        attempt.setProblem(signIn.newPinOther);
        return setStep({ kind: 'next', current: step.current });
    }
  };
  const { code, type, clear } = useTypedCode({
    length: pinLength,
    isBusy: attempt.isBusy,
    onEdit: () => attempt.setProblem(null),
    onComplete: complete,
  });
  return (
    <Dialog label={texts.changePin} closeLabel={shell.close} onClose={onClose}>
      <DialogHead title={texts.changePin} lead={<span role="status">{texts[step.kind]}</span>} />
      <DialogBody>
        <PinPad value={code} onChange={type} problem={attempt.problem} />
        {step.kind === 'current' ? <p className={css.lead}>{texts.forgotten}</p> : null}
      </DialogBody>
    </Dialog>
  );
}
