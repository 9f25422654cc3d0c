import { assumed, type ProviderFact } from '../../provider/provider-fact.ts';

/**
 * The ways in which assumed wallets differ. `owner`: the company that publishes no documentation.
 */
export type AssumedWalletTraits = {
  readonly owner: string;
  readonly confirms: boolean;
  readonly sendsWebhooks: boolean;
};

/** Everything that the adapter believes of a wallet. No source says any of it. */
export function assumedWalletFacts({
  owner,
  confirms,
  sendsWebhooks,
}: AssumedWalletTraits): readonly ProviderFact[] {
  const why = `${owner} publishes no documentation`;
  return [
    ...(confirms ? confirmationFacts(why) : approvalFacts(why)),
    ...commonFacts(why),
    ...(sendsWebhooks ? webhookFacts(why) : silenceFacts(why)),
  ];
}

const confirmationFacts = (why: string): readonly ProviderFact[] => [
  {
    id: 'captured-by-confirmation',
    topic: 'money',
    claim: 'authorized is an approval; the money is ours once our confirmation made it captured.',
    standing: assumed(why),
    shownBy: 'commit',
  },
  {
    id: 'confirm-window',
    topic: 'money',
    claim: 'An approved payment without our confirmation is reversed after five minutes.',
    standing: assumed(why),
  },
  {
    id: 'second-confirm',
    topic: 'money',
    claim: 'A repeated confirmation answers the captured payment and takes nothing more.',
    standing: assumed(why),
  },
  {
    id: 'cancel-reverses',
    topic: 'money',
    claim: 'cancel ends an open payment, and reverses an approved one at once.',
    standing: assumed(why),
  },
];

const approvalFacts = (why: string): readonly ProviderFact[] => [
  {
    id: 'captured-by-approval',
    topic: 'money',
    claim: 'The shopper’s approval takes the money; there is no confirmation and no cancellation.',
    standing: assumed(why),
    shownBy: 'pollPaid',
  },
];

const commonFacts = (why: string): readonly ProviderFact[] => [
  {
    id: 'amount-in-pesos',
    topic: 'money',
    claim: 'Amounts are whole pesos.',
    standing: assumed(why),
    shownBy: 'pollPaid',
  },
  {
    id: 'refund-of-a-part',
    topic: 'money',
    claim: 'A part can be refunded several times; refunded_amount is their sum.',
    standing: assumed(why, 'staleRefund'),
    shownBy: 'pollPart',
  },
  {
    id: 'whole-refund',
    topic: 'money',
    claim: 'A payment that went back as a whole is refunded or reversed.',
    standing: assumed(why, 'staleRefund'),
    shownBy: 'pollRefunded',
  },
  {
    id: 'idempotency-key',
    topic: 'money',
    claim:
      'The same Idempotency-Key and body get the same answer and refund once; another body is a 409.',
    standing: assumed(why),
  },
  {
    id: 'refused-refund',
    topic: 'money',
    claim: 'A refund that answers 409 or 422 moved nothing.',
    standing: assumed(why),
  },
  {
    id: 'id-is-needed-to-pay',
    topic: 'money',
    claim: 'Nobody can pay a payment whose link was lost.',
    standing: assumed(why),
  },
  {
    id: 'final-statuses',
    topic: 'money',
    claim: 'failed and expired are final and took no money.',
    standing: assumed(why),
  },
  {
    id: 'calls',
    topic: 'shape',
    claim: 'Payments are made at /payments with a Bearer key, and read and refunded below.',
    standing: assumed(why),
    shownBy: 'start',
  },
  {
    id: 'page-lifetime',
    topic: 'limit',
    claim: 'A payment ends after the seconds that its start names.',
    standing: assumed(why),
  },
];

const webhookFacts = (why: string): readonly ProviderFact[] => [
  {
    id: 'webhook-signature',
    topic: 'webhook',
    claim: 'X-Signature is HMAC-SHA-256 of second, full stop and body, and valid for five minutes.',
    standing: assumed(why, 'webhookForged'),
  },
  {
    id: 'webhook-repeated',
    topic: 'webhook',
    claim: 'A webhook is repeated until a 2xx, and may come twice and out of order.',
    standing: assumed(why, 'webhookDuplicated', 'webhookLate', 'webhookLost'),
  },
];

const silenceFacts = (why: string): readonly ProviderFact[] => [
  {
    id: 'no-webhook',
    topic: 'webhook',
    claim: 'The wallet sends no message by itself.',
    standing: assumed(why),
  },
];
