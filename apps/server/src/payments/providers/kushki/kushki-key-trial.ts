import type { KeyTrial } from '../../provider/key-trial.ts';
import { listOfNobody } from './list-kushki-transactions.ts';

/** Lists the transactions of a reference that nobody has. The browser's key is not tried by it. */
export const kushkiKeyTrial: KeyTrial = {
  proves: ['privateMerchantId'],
  worksWith: [200],
  send: listOfNobody,
};
