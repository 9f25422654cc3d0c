import { useAction } from '@comanda/client/use-action.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useApp } from '../../shop/app-context.ts';
import type { PendingLogin } from '../../shop/session/pending-login.ts';
import { type LoginProof, type RightCode, verifyCode } from './verify-code.ts';

/** The reason why a code was refused: tries are left, the code is over, or another refusal. */
export type CodeProblem =
  { kind: 'wrong'; triesLeft: number } | { kind: 'over' } | { kind: 'refused'; refusal: Refusal };

/**
 * Returns the call that spends a code, one at a time. It resolves to the answer, or to null if the
 * code was refused.
 */
export function useVerifyCode(pending: PendingLogin) {
  const app = useApp();
  const { run, isBusy, refusal, clear } = useAction<RightCode, LoginProof>((_, proof) =>
    verifyCode(app, pending, proof),
  );
  const verify = async (proof: LoginProof): Promise<RightCode | null> => {
    const outcome = await run(proof);
    return outcome?.ok === true ? outcome.value : null;
  };
  const problem = refusal === null ? null : problemOf(refusal);
  return { verify, isBusy, problem, clearProblem: clear };
}

/**
 * docs/rules/login.md#wrong-codes: every wrong, used, expired and foreign code is refused alike,
 * with the tries that are left.
 */
function problemOf(refusal: Refusal): CodeProblem {
  if (refusal.label !== 'AUTH_INVALID_PARAMETER') return { kind: 'refused', refusal };
  const { triesLeft } = refusal.metadata;
  return typeof triesLeft === 'number' && triesLeft > 0
    ? { kind: 'wrong', triesLeft }
    : { kind: 'over' };
}
