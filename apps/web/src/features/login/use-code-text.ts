import { loginTexts } from '@comanda/i18n/areas/login.ts';
import type { PendingLogin } from '../../shop/session/pending-login.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { CodeProblem } from './use-verify-code.ts';

type Facts = {
  pending: PendingLogin;
  problem: CodeProblem | null;
  isOver: boolean;
  wasIncomplete: boolean;
  linkRefused: true | undefined;
};

/**
 * Returns the message below the code, or undefined while there is none.
 * docs/rules/login.md#wrong-codes.
 */
export function useCodeText(facts: Facts): string | undefined {
  const words = useTextsOf(loginTexts);
  const { problem, isOver, wasIncomplete, pending } = facts;
  if (isOver) return words.over;
  if (problem?.kind === 'wrong') return words.wrong(problem.triesLeft);
  if (wasIncomplete) return words.incomplete(pending.codeLength);
  return facts.linkRefused === true && problem === null ? words.linkOver : undefined;
}
