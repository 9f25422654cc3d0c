import { assumed, type ProviderFact } from '../../provider/provider-fact.ts';

const why = 'Chek publishes no documentation';

export const chekFacts: readonly ProviderFact[] = [
  {
    id: 'amount-in-pesos',
    topic: 'money',
    claim: 'Amounts are whole pesos.',
    standing: assumed(why),
    shownBy: 'pollPaid',
  },
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
    claim:
      'Payments are made at /payments with a Bearer key, and read, confirmed and refunded below.',
    standing: assumed(why),
    shownBy: 'start',
  },
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
  {
    id: 'page-lifetime',
    topic: 'limit',
    claim: 'A payment ends after the seconds that its start names.',
    standing: assumed(why),
  },
];
