import { useAction } from '@comanda/client/use-action.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { refuse, type Result } from '@comanda/domain/result.ts';
import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { useMemo, useState } from 'react';
import type { BrowserSession } from '@comanda/client/session.ts';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useApp } from '../../shop/app-context.ts';
import { erasePerson, type ErasureProof } from './erase-person.ts';
import { type CodeProblem, codeProblemOf } from './sent-code.ts';
import { useForgetErased } from './use-forget-erased.ts';

/**
 * `proof`: the code of the mail; null for a guest. `isUnderWay`: refused, because an order is under
 * way.
 */
export type Erasure = {
  isBusy: boolean;
  isUnderWay: boolean;
  problem: CodeProblem | null;
  clearProblem: () => void;
  /**
   * Returns whether an erasure would be refused because an order is under way, and says so. It
   * erases nobody: a user needs a code.
   */
  checkOrders: () => Promise<boolean>;
  erase: (proof: ErasureProof | null) => Promise<void>;
};

/**
 * Erases the person of a session on the server, and then everything that this browser stores.
 * docs/rules/profile.md#erasure-dialog.
 */
export function useErase(as: BrowserSession | null, frame: ModalFrame): Erasure {
  const { api } = useApp();
  const words = useTextsOf(profileTexts);
  const login = useTextsOf(loginTexts);
  const forget = useForgetErased(as, frame);
  const [isUnderWay, setUnderWay] = useState(false);
  const noteUnderWay = (answer: Result<unknown, Refusal>): boolean => {
    const isRefused = !answer.ok && answer.error.label === 'RECORD_NOT_DESTROYED';
    if (isRefused) setUnderWay(true);
    return isRefused;
  };
  const { run, isBusy, refusal, clear } = useAction<unknown, ErasureProof | null>(
    (_, proof) => erasePerson(api, as, proof),
    {
      onDone: () => void forget(),
      onRefused: (error) => void noteUnderWay(refuse(error)),
    },
  );
  const hasCode = as?.role === 'user';
  const problem = useMemo((): CodeProblem | null => {
    if (refusal === null) return null;
    return hasCode
      ? codeProblemOf(refusal, words.code, login)
      : { kind: 'failed', text: words.notErased };
  }, [refusal, hasCode, words, login]);
  return {
    isBusy,
    isUnderWay,
    problem,
    clearProblem: clear,
    checkOrders: async () => noteUnderWay(await erasePerson(api, as, null)),
    erase: async (proof) => void (await run(proof)),
  };
}
