import { kushkiKeyTrial } from '../kushki/kushki-key-trial.ts';
import type { SavedCardProvider } from '../../provider/provider.ts';
import { kushkiCurrencies } from '../kushki/kushki-amount.ts';
import { callKushki, chargeBody } from '../kushki/kushki-call.ts';
import { kushkiVault } from '../kushki/kushki-vault.ts';
import { kushkiLifetimeMs } from '../kushki/list-kushki-transactions.ts';
import { pollKushki } from '../kushki/poll-kushki.ts';
import { readKushkiCharge } from '../kushki/read-kushki-charge.ts';
import { kushkiWebhooks } from '../kushki/read-kushki-webhook.ts';
import { refundKushki } from '../kushki/refund-kushki.ts';
import { kushkiCardSubscriptionFacts } from './facts.ts';
import { kushkiAccount, kushkiSecret } from '../kushki/kushki-account.ts';

/**
 * A card stored at Kushki, charged with a token of one use. The README beside this file explains
 * the answers.
 */
export const kushkiCardSubscription: SavedCardProvider = {
  flow: 'savedCard',
  method: 'kushkiCardSubscription',
  account: kushkiAccount,
  secret: kushkiSecret,
  currencies: kushkiCurrencies,
  attemptLifetimeMs: kushkiLifetimeMs,
  shortestPaymentMs: 0,
  refundsParts: false,
  repeatsRefundsByKey: false,
  facts: kushkiCardSubscriptionFacts,
  keyTrial: kushkiKeyTrial,
  charge: async (context, request) => {
    const { reference, instrument } = request;
    const body = chargeBody(request, instrument.deviceToken ?? '', instrument.installments);
    const path = oneClickPath(context.secrets['oneClickPath'], reference['subscriptionId'] ?? '');
    const answer = await callKushki(context, 'POST', path, body);
    const { attempt } = request;
    return readKushkiCharge({ saved: true, at: context.now(), attempt }, answer);
  },
  poll: pollKushki,
  refund: refundKushki,
  webhooks: kushkiWebhooks,
  vault: kushkiVault,
};

/**
 * The path of a charge. Copies of the documentation disagree about it, so it is part of the brand's
 * secret.
 */
const oneClickPath = (path = '/subscriptions/v1/card/{id}', id: string): string =>
  path.replace('{id}', encodeURIComponent(id));
