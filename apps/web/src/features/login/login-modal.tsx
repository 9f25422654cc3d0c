import type { UserId } from '@comanda/domain/ids.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { Dialog } from '@comanda/ui/dialog.tsx';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { CodeStep } from './code-step.tsx';
import { DataStep } from './data-step.tsx';
import { ElsewhereStep } from './elsewhere-step.tsx';
import { EmailStep } from './email-step.tsx';
import { firstStep, type LoginStep } from './login-step.ts';
import { LinkStep } from './link-step.tsx';
import { stepTitle } from './step-title.ts';
import { useLoginElsewhere } from './use-login-elsewhere.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    login: {
      request: {
        /** The code of the link in the mail of a login. */
        oobCode?: string;
      };
      answer: { userId: UserId };
    };
  }
}

type Props = ModalProps<'login'>;

/**
 * The login: e-mail, then code, then name and phone where the account has none. One dialog for all
 * steps. docs/rules/login.md#login-modal.
 */
export function LoginModal({ request, frame }: Props) {
  const { texts, clock, sessions } = useApp();
  const words = useTextsOf(loginTexts);
  const [step, setStep] = useState<LoginStep>(() =>
    firstStep({ oobCode: request.oobCode ?? null, sessions, now: clock.now() }),
  );
  useLoginElsewhere(step, frame);
  return (
    <Dialog label={stepTitle(step, words)} closeLabel={texts.common.close} onClose={frame.close}>
      <Step step={step} onStep={setStep} frame={frame} />
    </Dialog>
  );
}

function Step({
  step,
  onStep,
  frame,
}: {
  step: LoginStep;
  onStep: (step: LoginStep) => void;
  frame: Props['frame'];
}) {
  switch (step.kind) {
    case 'email':
      return <EmailStep step={step} onStep={onStep} />;
    case 'code':
      return <CodeStep key={step.pending.loginToken} step={step} onStep={onStep} frame={frame} />;
    case 'link':
      return <LinkStep step={step} onStep={onStep} frame={frame} />;
    case 'elsewhere':
      return <ElsewhereStep onStep={onStep} />;
    case 'data':
      return <DataStep user={step.user} frame={frame} />;
  }
}
