import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useCounter } from '../../counter/app-context.ts';
import { forgetKnownDevice, readKnownDevice, storeKnownDevice } from '../../counter/device.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { sessionOf, type SignedIn } from '../../features/sign-in/accept-sign-in.ts';
import { CodeStep, type SignedInByCode } from '../../features/sign-in/code-step.tsx';
import { type AskedCode, EmailStep, type NewDevice } from '../../features/sign-in/email-step.tsx';
import { emailOfLink } from '../../features/sign-in/email-of-link.ts';
import { NewPinStep } from '../../features/sign-in/new-pin-step.tsx';
import { type DevicePerson, PeopleStep } from '../../features/sign-in/people-step.tsx';
import { PinStep } from '../../features/sign-in/pin-step.tsx';
import { useDevicePeople } from '../../features/sign-in/use-device-people.ts';

type Step =
  | { kind: 'people' }
  | { kind: 'pin'; person: DevicePerson }
  | { kind: 'email'; wantsPin: boolean }
  | { kind: 'code'; asked: AskedCode; email: string; device: NewDevice; wantsPin: boolean }
  | { kind: 'newPin'; signedIn: SignedIn };

/** The sign-in of staff: by a mailed code, or on a known device by a name and a PIN. docs/rules/counter-staff.md#shared-and-own-devices. */
export function SignInScreen() {
  const { sessions, toasts } = useCounter();
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const ended = useStore(sessions.state, (state) => state.ended);
  const notice = ended === null ? null : texts.ended[ended];
  const [known, setKnown] = useState(readKnownDevice);
  const [invited] = useState(emailOfLink);
  const [step, setStep] = useState<Step>(
    invited === null ? { kind: 'people' } : { kind: 'email', wantsPin: false },
  );
  const { people, read } = useDevicePeople(known, () => {
    forgetKnownDevice();
    setKnown(null);
  });
  const enter = (signedIn: SignedIn): void => {
    sessions.signIn(sessionOf(signedIn));
    if (signedIn.wrongPins > 0) showToast(toasts, texts.pinWarned(signedIn.wrongPins));
  };
  const enterByCode = (signedIn: SignedInByCode, wantsPin: boolean): void => {
    const { name, isShared } = signedIn.device;
    storeKnownDevice({ token: signedIn.deviceToken, name, isShared });
    if (wantsPin || !signedIn.person.hasPin) setStep({ kind: 'newPin', signedIn });
    else enter(signedIn);
  };
  const toPeople = (): void => {
    setStep({ kind: 'people' });
    void read();
  };
  const toEmail = (wantsPin: boolean): void => setStep({ kind: 'email', wantsPin });
  switch (step.kind) {
    case 'people':
    case 'email': {
      if (step.kind === 'people' && people.state === 'loading') return null;
      if (step.kind === 'people' && people.state === 'ready')
        return (
          <PeopleStep
            list={people.list}
            notice={notice}
            onChoose={(person) =>
              person.hasPin ? setStep({ kind: 'pin', person }) : toEmail(true)
            }
            onEmail={() => toEmail(false)}
          />
        );
      const wantsPin = step.kind === 'email' && step.wantsPin;
      return (
        <EmailStep
          email={invited ?? ''}
          device={known}
          notice={notice}
          onBack={people.state === 'ready' ? toPeople : undefined}
          onAsked={(asked, email, device) =>
            setStep({ kind: 'code', asked, email, device, wantsPin })
          }
        />
      );
    }
    case 'pin':
      return known === null ? null : (
        <PinStep
          device={known}
          person={step.person}
          onBack={toPeople}
          onForgotten={() => toEmail(true)}
          onDeviceChanged={toPeople}
          onSignedIn={enter}
        />
      );
    case 'code':
      return (
        <CodeStep
          asked={step.asked}
          email={step.email}
          device={step.device}
          known={known}
          onBack={() => toEmail(step.wantsPin)}
          onAskedAgain={(asked) => setStep({ ...step, asked })}
          onSignedIn={(signedIn) => enterByCode(signedIn, step.wantsPin)}
        />
      );
    case 'newPin':
      return <NewPinStep token={step.signedIn.token} onDone={() => enter(step.signedIn)} />;
  }
}
