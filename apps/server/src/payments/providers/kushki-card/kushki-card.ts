import { kushkiKeyTrial } from '../kushki/kushki-key-trial.ts';
import type { CardTokenProvider } from '../../provider/provider.ts';
import { kushkiCurrencies } from '../kushki/kushki-amount.ts';
import { callKushki, chargeBody } from '../kushki/kushki-call.ts';
import { kushkiLifetimeMs } from '../kushki/list-kushki-transactions.ts';
import { pollKushki } from '../kushki/poll-kushki.ts';
import { readKushkiCharge } from '../kushki/read-kushki-charge.ts';
import { kushkiWebhooks } from '../kushki/read-kushki-webhook.ts';
import { refundKushki } from '../kushki/refund-kushki.ts';
import { kushkiCardFacts } from './facts.ts';
import { kushkiAccount, kushkiSecret } from '../kushki/kushki-account.ts';

/**
 * A typed card, charged by a token that Kushki gave the browser. The README beside this file
 * explains the answers.
 */
export const kushkiCard: CardTokenProvider = {
  flow: 'cardToken',
  method: 'kushkiCard',
  account: kushkiAccount,
  secret: kushkiSecret,
  currencies: kushkiCurrencies,
  attemptLifetimeMs: kushkiLifetimeMs,
  shortestPaymentMs: 0,
  refundsParts: false,
  repeatsRefundsByKey: false,
  facts: kushkiCardFacts,
  keyTrial: kushkiKeyTrial,
  charge: async (context, request) => {
    const { token, installments } = request.instrument;
    const body = chargeBody(request, token, installments);
    const answer = await callKushki(context, 'POST', '/card/v1/charges', body);
    const { attempt } = request;
    return readKushkiCharge({ saved: false, at: context.now(), attempt }, answer);
  },
  poll: pollKushki,
  refund: refundKushki,
  webhooks: kushkiWebhooks,
};
