import { signInAtCounter } from '@comanda/contract/counter/sign-in.ts';
import { headers } from '@comanda/contract/headers.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useEffect, useRef, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { forgetKnownDevice, readKnownDevice, storeKnownDevice } from '../../counter/device.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { sessionOf, type SignedIn } from '../../features/sign-in/accept-sign-in.ts';
import type { SignedInByCode } from '../../features/sign-in/use-mailed-code.ts';
import { type FirstSignIn, firstSignInOfLink } from '../../features/sign-in/first-sign-in.ts';
import { emailOfLink } from '../../features/sign-in/email-of-link.ts';
import type { AskedCode, NewDevice } from '../../features/sign-in/email-step.tsx';
import type { DevicePerson } from '../../features/sign-in/people-step.tsx';
import { useDevicePeople } from '../../features/sign-in/use-device-people.ts';

/**
 * `wantsPin`: the person chooses a new PIN after the code, because they forgot theirs or have none.
 */
export type SignInStep =
  | { kind: 'people' }
  | { kind: 'pin'; person: DevicePerson }
  | { kind: 'email'; wantsPin: boolean }
  | { kind: 'code'; asked: AskedCode; email: string; device: NewDevice; wantsPin: boolean }
  | { kind: 'newPin'; signedIn: SignedIn };

export type SignInSteps = ReturnType<typeof useSignInSteps>;

/**
 * The step of a sign-in, and its moves to the others. It begins with the people of a known device,
 * or with the email of an invitation's link.
 */
export function useSignInSteps() {
  const { kept, sessions, toasts } = useCounter();
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const [known, setKnown] = useState(readKnownDevice);
  const [first] = useState(firstSignInOfLink);
  const [invited] = useState(() => first?.email ?? emailOfLink());
  const [step, setStep] = useState<SignInStep>(
    invited === null ? { kind: 'people' } : { kind: 'email', wantsPin: false },
  );
  const { people, read } = useDevicePeople(known, () => {
    forgetKnownDevice();
    kept.wipe();
    setKnown(null);
  });
  useEffect(() => {
    if (known === null) kept.wipe();
  }, [known, kept]);
  const enter = (signedIn: SignedIn): void => {
    storeKnownDevice(signedIn.device);
    sessions.signIn(sessionOf(signedIn));
    if (signedIn.wrongPins > 0) showToast(toasts, texts.pinWarned(signedIn.wrongPins));
  };
  const enterByCode = (signedIn: SignedInByCode, wantsPin: boolean): void => {
    storeKnownDevice(signedIn.device);
    if (wantsPin || !signedIn.person.hasPin) setStep({ kind: 'newPin', signedIn });
    else enter(signedIn);
  };
  useFirstSignIn(first, enter);
  const toPeople = (): void => {
    setStep({ kind: 'people' });
    void read();
  };
  const toEmail = (wantsPin: boolean): void => setStep({ kind: 'email', wantsPin });
  return { step, setStep, known, invited, people, enter, enterByCode, toPeople, toEmail };
}

/**
 * Signs the owner of a new brand in by the proof of the sign-up, once. If it was spent or expired,
 * the sign-in by email stays.
 */
function useFirstSignIn(first: FirstSignIn | null, enter: (signedIn: SignedIn) => void): void {
  const { api } = useCounter();
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const isSent = useRef(false);
  useEffect(() => {
    if (first === null || isSent.current) return;
    isSent.current = true;
    const { email, token, code } = first;
    const device = { name: texts.ownName, isShared: false };
    void api
      .call(signInAtCounter, {
        body: { email, verificationCode: code, device },
        headers: { [headers.loginToken]: token },
        as: null,
      })
      .then((outcome) => {
        if (outcome.ok && outcome.value !== null) enter(outcome.value);
      });
  });
}
