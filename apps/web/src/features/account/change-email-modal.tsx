import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { useEffect, useRef } from 'react';
import type { User } from '../../shop/session/user-session.ts';
import { useApp } from '../../shop/app-context.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { CodeForm } from './code-form.tsx';
import { CodeNotSent } from './code-not-sent.tsx';
import { useChangeEmail } from './use-change-email.ts';
import { useSentCode } from './use-sent-code.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    changeEmail: { request: { email: string }; answer: { user: User } };
  }
}

/**
 * Sends a code to the new email at once, and asks for it. Closed without it, the account keeps its
 * email. docs/rules/profile.md#change-of-the-email-in-the-profile.
 */
export function ChangeEmailModal({ request: { email }, frame }: ModalProps<'changeEmail'>) {
  const { texts } = useApp();
  const words = useTextsOf(profileTexts);
  const login = useTextsOf(loginTexts);
  const { sent, refusal, send } = useSentCode({ purpose: 'email_change', email });
  const { isBusy, problem, clearProblem, change } = useChangeEmail(email, frame);
  const resend = async (): Promise<boolean> => {
    const wasSent = await send();
    if (wasSent) clearProblem();
    return wasSent;
  };
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!wasAsked.current) void send();
    wasAsked.current = true;
  });
  return (
    <Dialog label={words.changeEmailTitle} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogHead title={words.changeEmailTitle} />
      <DialogBody>
        {sent === null ? (
          <CodeNotSent refusal={refusal} onRetry={() => void send()} />
        ) : (
          <CodeForm
            email={email}
            sent={sent}
            submitLabel={words.changeEmail}
            busyLabel={isBusy ? login.submitting : null}
            problem={problem}
            onSubmit={(code) =>
              void change({ verificationCode: code, loginToken: sent.loginToken })
            }
            onResend={resend}
            resendRefusal={refusal}
          />
        )}
      </DialogBody>
    </Dialog>
  );
}
