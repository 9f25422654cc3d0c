import { loginTexts } from '@comanda/i18n/areas/login.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ModalAnswers } from '../../shop/modals/modal-request.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { LoginStep } from './login-step.ts';
import { useFinishLogin } from './use-finish-login.ts';
import { useVerifyCode } from './use-verify-code.ts';

type Props = {
  step: Extract<LoginStep, { kind: 'link' }>;
  onStep: (step: LoginStep) => void;
  frame: ModalFrame<ModalAnswers['login']>;
};

/**
 * The link of the mail in the browser that asked: the code of the link is spent at once, by one
 * POST. A refused link leads to the code. docs/rules/login.md#link-in-the-browser-that-asked.
 */
export function LinkStep({ step, onStep, frame }: Props) {
  const words = useTextsOf(loginTexts);
  const { pending, oobCode } = step;
  const { verify } = useVerifyCode(pending);
  const finish = useFinishLogin(frame, onStep);
  const wasSent = useRef(false);
  const spend = useEffectEvent(async (): Promise<void> => {
    const right = await verify({ oobCode });
    if (right === null) onStep({ kind: 'code', pending, isFirst: false, linkRefused: true });
    else finish(right);
  });
  useEffect(() => {
    if (wasSent.current) return;
    wasSent.current = true;
    void spend();
  }, []);
  return (
    <>
      <DialogHead title={words.linkTitle} />
      <DialogBody isReadOnly>
        <p role="status">{words.linkText}</p>
      </DialogBody>
    </>
  );
}
