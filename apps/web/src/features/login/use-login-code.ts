import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { useTypedCode } from '@comanda/ui/use-typed-code.ts';
import { useRef, useState } from 'react';
import type { ModalAnswers } from '../../shop/modals/modal-request.ts';
import { useSecondsLeft } from '../../shop/use-seconds-left.ts';
import type { LoginStep } from './login-step.ts';
import { useCodeText } from './use-code-text.ts';
import { useFinishLogin } from './use-finish-login.ts';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { useRequestCode } from './use-request-code.ts';
import { useVerifyCode } from './use-verify-code.ts';

export type CodeStepProps = {
  step: Extract<LoginStep, { kind: 'code' }>;
  onStep: (step: LoginStep) => void;
  frame: ModalFrame<ModalAnswers['login']>;
};

/**
 * The code that the shopper types from the mail. Its last character sends it; `submit` sends it
 * too. Once the code is over, `submit` asks for a new one.
 */
export function useLoginCode({ step, onStep, frame }: CodeStepProps) {
  const { pending } = step;
  const [wasIncomplete, setIncomplete] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useFocusOnStep(input, !step.isFirst);
  const { verify, isBusy, problem, clearProblem } = useVerifyCode(pending);
  const finish = useFinishLogin(frame, onStep);
  const isOver = useSecondsLeft(pending.expiresAt) <= 0 || problem?.kind === 'over';
  const { renew, ...renewal } = useRenewedCode({ step, onStep }, isOver);
  const { linkRefused } = step;
  const text = useCodeText({ pending, problem, isOver, wasIncomplete, linkRefused });

  const send = async (complete: string): Promise<void> => {
    const right = await verify({ verificationCode: complete });
    if (right !== null) return finish(right);
    clear();
    input.current?.focus();
  };
  const { code, type, clear } = useTypedCode({
    length: pending.codeLength,
    isBusy,
    onEdit: clearProblem,
    onComplete: (typed) => (isOver ? undefined : void send(typed)),
  });
  const submit = (): void => {
    if (isBusy || renewal.isBusy) return;
    if (isOver) return void renew();
    if (code.length === pending.codeLength) return void send(code);
    setIncomplete(true);
    input.current?.focus();
  };
  const change = (typed: string): void => {
    setIncomplete(false);
    type(typed);
  };
  const refusal = problem?.kind === 'refused' ? problem.refusal : renewal.refusal;
  const field = { value: code, onChange: change, problem: text, ref: input };
  return { field, submit, renew, refusal, isOver, isBusy, isRenewing: renewal.isBusy };
}

/** Asks for another code. A code that is not over stays valid beside the new one. */
function useRenewedCode({ step, onStep }: Omit<CodeStepProps, 'frame'>, isOver: boolean) {
  const { request, isBusy, refusal } = useRequestCode();
  const { pending } = step;
  const renew = async (): Promise<void> => {
    const next = await request(pending.email, isOver ? undefined : pending);
    if (next !== null) onStep({ kind: 'code', pending: next, isFirst: false, wasResent: true });
  };
  return { renew, isBusy, refusal };
}
