import { counterOfflineTexts } from '@comanda/i18n/areas/counter-offline.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { useStore } from 'zustand';
import { useCounter } from '../../counter/app-context.ts';
import { useConnection } from '../../counter/use-connection.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { CodeStep } from '../../features/sign-in/code-step.tsx';
import { EmailStep } from '../../features/sign-in/email-step.tsx';
import { NewPinStep } from '../../features/sign-in/new-pin-step.tsx';
import { PeopleStep } from '../../features/sign-in/people-step.tsx';
import { PinStep } from '../../features/sign-in/pin-step.tsx';
import { KeptGate } from './kept-gate.tsx';
import { type SignInStep, type SignInSteps, useSignInSteps } from './use-sign-in-steps.ts';

type Of<Kind extends SignInStep['kind']> = {
  step: Extract<SignInStep, { kind: Kind }>;
  steps: SignInSteps;
};

/**
 * The sign-in of staff: by a mailed code, or on a known device by a name and a PIN.
 * docs/rules/counter-staff.md#shared-and-own-devices.
 */
export function SignInScreen() {
  const steps = useSignInSteps();
  const { step, enter } = steps;
  if (useReadsCopy()) return <KeptGate />;
  switch (step.kind) {
    case 'people':
      return <People steps={steps} />;
    case 'email':
      return <Email step={step} steps={steps} />;
    case 'pin':
      return <Pin step={step} steps={steps} />;
    case 'code':
      return <Code step={step} steps={steps} />;
    case 'newPin':
      return <NewPinStep signedIn={step.signedIn} onDone={() => enter(step.signedIn)} />;
  }
}

/**
 * The people of a known device. A device that has none, or that the server does not know, asks for
 * an email.
 */
function People({ steps }: { steps: SignInSteps }) {
  const { people, setStep, toEmail } = steps;
  const notice = useNotice();
  if (people.state === 'loading') return null;
  if (people.state !== 'ready')
    return <Email step={{ kind: 'email', wantsPin: false }} steps={steps} />;
  return (
    <PeopleStep
      list={people.list}
      notice={notice}
      onChoose={(person) =>
        person.hasPin && !person.needsCode
          ? setStep({ kind: 'pin', person })
          : toEmail(!person.hasPin)
      }
      onEmail={() => toEmail(false)}
    />
  );
}

function Email({ step: { wantsPin }, steps }: Of<'email'>) {
  const { people, known, invited, setStep, toPeople } = steps;
  return (
    <EmailStep
      email={invited ?? ''}
      device={known}
      notice={useNotice()}
      onBack={people.state === 'ready' ? toPeople : undefined}
      onAsked={(asked, email, device) => setStep({ kind: 'code', asked, email, device, wantsPin })}
    />
  );
}

function Pin({ step, steps: { toPeople, toEmail, enter } }: Of<'pin'>) {
  return (
    <PinStep
      person={step.person}
      onBack={toPeople}
      onForgotten={() => toEmail(true)}
      onDeviceChanged={toPeople}
      onSignedIn={enter}
    />
  );
}

function Code({ step, steps: { setStep, toEmail, enterByCode } }: Of<'code'>) {
  return (
    <CodeStep
      asked={step.asked}
      email={step.email}
      device={step.device}
      onBack={() => toEmail(step.wantsPin)}
      onAskedAgain={(asked) => setStep({ ...step, asked })}
      onSignedIn={(signedIn) => enterByCode(signedIn, step.wantsPin)}
    />
  );
}

/** Returns whether the kept orders are all that this device has to show. */
function useReadsCopy(): boolean {
  const { kept } = useCounter();
  const { isOffline } = useConnection();
  return useStore(kept.state, ({ people, isOpen }) => people.length > 0 || isOpen) && isOffline;
}

/** Why the sign-in shows: the session that ended, or no connection; null without one. */
function useNotice(): string | null {
  const { sessions } = useCounter();
  const { isOffline } = useConnection();
  const { noCopy } = useTextsOf(counterOfflineTexts);
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const ended = useStore(sessions.state, (state) => state.ended);
  if (isOffline) return noCopy;
  return ended === null ? null : texts.ended[ended];
}
