import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { useRef, useState } from 'react';
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
  const [state, setState] = useState(idle);
  const running = useRef(false);
  const erase: Erasure['erase'] = async (proof) => {
    if (running.current) return;
    running.current = true;
    setState({ ...idle, isBusy: true });
    const answer = await erasePerson(api, as, proof);
    running.current = false;
    setState(idle);
    if (answer.ok) return forget();
    const { error } = answer;
    if (error.label === 'RECORD_NOT_DESTROYED') setState({ ...idle, isUnderWay: true });
    else
      setState({
        ...idle,
        problem:
          proof === null
            ? { kind: 'failed', text: words.notErased }
            : codeProblemOf(error, words.code, login),
      });
  };
  const checkOrders = async (): Promise<boolean> => {
    const answer = await erasePerson(api, as, null);
    const isUnderWay = !answer.ok && answer.error.label === 'RECORD_NOT_DESTROYED';
    if (isUnderWay) setState({ ...idle, isUnderWay });
    return isUnderWay;
  };
  return { ...state, clearProblem: () => setState(idle), checkOrders, erase };
}

type State = Pick<Erasure, 'isBusy' | 'isUnderWay' | 'problem'>;
const idle: State = { isBusy: false, isUnderWay: false, problem: null };
