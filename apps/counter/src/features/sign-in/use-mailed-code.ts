import { useTypedCode } from '@comanda/ui/use-typed-code.ts';
import { createCounterCode, signInAtCounter } from '@comanda/contract/counter/sign-in.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { headers } from '@comanda/contract/headers.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { type AskedCode, askProblem, type NewDevice } from './email-step.tsx';
import { triesLeftOf } from './tries-left-of.ts';
import { useAttempt } from './use-attempt.ts';

export type SignedInByCode = AnswerOf<typeof signInAtCounter>;

/** `device`: what the sign-in makes of a browser that is none yet. */
export type MailedCode = {
  asked: AskedCode;
  email: string;
  device: NewDevice;
  onAskedAgain: (asked: AskedCode) => void;
  onSignedIn: (signedIn: SignedInByCode) => void;
};

/** The typed code of a mail: its last character sends it, and a new mail can be asked for. */
export function useMailedCode({ asked, email, device, ...on }: MailedCode) {
  const { api, taps, toasts } = useCounter();
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const problemOf = useCodeProblem();
  const attempt = useAttempt<SignedInByCode | null>(problemOf);
  const again = useAttempt<AskedCode | null>(problemOf);
  const sentHeaders = { [headers.loginToken]: asked.loginToken };
  const send = async (typed: string): Promise<void> => {
    const body = { email, verificationCode: typed, device };
    const sent = { body, headers: sentHeaders, as: null };
    const outcome = await attempt.run(async () => {
      await taps.finish();
      return api.call(signInAtCounter, sent);
    });
    if (outcome?.ok && outcome.value !== null) on.onSignedIn(outcome.value);
    else if (outcome?.ok === false) clear();
  };
  const { code, type, clear } = useTypedCode({
    length: asked.codeLength,
    isBusy: attempt.isBusy,
    onEdit: () => attempt.setProblem(null),
    onComplete: (typed) => void send(typed),
  });
  const askAgain = async (): Promise<void> => {
    attempt.setProblem(null);
    const sent = { body: { email }, headers: sentHeaders, as: null };
    const outcome = await again.run(() => api.call(createCounterCode, sent));
    if (!outcome?.ok || outcome.value === null) return;
    on.onAskedAgain(outcome.value);
    showToast(toasts, texts.codeSent);
  };
  const submit = (): void => (attempt.isBusy ? undefined : void send(code));
  const problem = attempt.problem ?? again.problem;
  return { code, type, submit, askAgain, problem, isBusy: attempt.isBusy, isAsking: again.isBusy };
}

/** Returns the sentence of a refused code or of a refused request for one; null: the usual one. */
function useCodeProblem(): (refusal: Refusal) => string | null {
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  return (refusal) => {
    const left = triesLeftOf(refusal);
    if (left === null) return askProblem(refusal, texts);
    return left === 0 ? texts.codeOver : texts.codeWrong(left);
  };
}
