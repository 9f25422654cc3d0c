import { assumed, documented, type ProviderFact } from '../../provider/provider-fact.ts';

const script = 'npm @kushki/js 1.40.5';
const docs = 'docs.kushki.com, excerpts';
const copy = 'api-evangelist/kushki, a third party’s OpenAPI';

/** Facts of Kushki that both of its methods rely on. */
export const kushkiFacts: readonly ProviderFact[] = [
  {
    id: 'amount-in-major-units',
    topic: 'money',
    claim: 'Amounts are in major units and split into tax parts that add up to the charge.',
    standing: documented(docs),
    currencies: ['CLP'],
    shownBy: 'pollPaid',
  },
  {
    id: 'other-currencies',
    topic: 'money',
    claim: 'Kushki charges in MXN and GTQ, with a tax of 16 % and 12 %.',
    standing: assumed('every source shows CLP'),
    currencies: ['MXN', 'GTQ'],
    shownBy: 'pollPaid',
  },
  {
    id: 'approval-took-the-money',
    topic: 'money',
    claim: 'Money was taken if and only if transactionStatus is APPROVAL.',
    standing: documented(docs),
    shownBy: 'start',
  },
  {
    id: 'refusal-took-nothing',
    topic: 'money',
    claim: 'A charge that answers 4xx with a code took nothing.',
    standing: assumed('the HTTP status of a decline is not documented'),
  },
  {
    id: 'token-used-once',
    topic: 'money',
    claim: 'A token charges at most once, also if its charge failed.',
    standing: documented(docs),
  },
  {
    id: 'charge-ends-in-29-seconds',
    topic: 'money',
    claim: 'Kushki ends each charge within 29 seconds.',
    standing: documented(docs),
  },
  {
    id: 'list-filter',
    topic: 'money',
    claim: 'transactions-list finds a charge by metadata.merchantRef.',
    standing: assumed('the list is documented, the name of this filter is not', 'wrongReference'),
    shownBy: 'pollPaid',
  },
  {
    id: 'list-delay',
    topic: 'money',
    claim: 'The list has a charge at most a minute after it.',
    standing: assumed('no source says how far the list is behind', 'staleStatus'),
    shownBy: 'pollPaid',
  },
  {
    id: 'list-has-refunds',
    topic: 'money',
    claim:
      'Voids and refunds are lines of their own, with our metadata or the ticket of their sale.',
    standing: assumed('no source shows the list of a refunded charge', 'staleRefund'),
    shownBy: 'pollPart',
  },
  {
    id: 'whole-refund-by-void',
    topic: 'money',
    claim: 'DELETE of a charge without an amount gives everything back.',
    standing: documented(docs),
    shownBy: 'pollRefunded',
  },
  {
    id: 'part-refund',
    topic: 'money',
    claim: 'DELETE of a charge with an amount gives a part back, several times.',
    standing: assumed('the rules of partial refunds in Chile vary', 'refundFails'),
    shownBy: 'refundPart',
  },
  {
    id: 'refund-has-no-key',
    topic: 'money',
    claim: 'Each refund call is a refund of its own: there is no idempotency key.',
    standing: documented(`${docs}: none is documented`),
  },
  {
    id: 'refused-refund',
    topic: 'money',
    claim: 'A refund that answers 4xx with a code moved nothing.',
    standing: assumed('the answers to refused refunds are not documented'),
  },
  {
    id: 'deferred-codes',
    topic: 'money',
    claim: 'Instalments are deferred with credit type 01 and no months of grace.',
    standing: assumed('the codes of credit types differ by country'),
  },
  {
    id: 'processor-codes',
    topic: 'shape',
    claim: 'The processor’s codes are those of ISO 8583: 61 and 65 are limits of the card.',
    standing: assumed('the codes are not documented'),
  },
  {
    id: 'webhook-signature',
    topic: 'webhook',
    claim: 'X-Kushki-Signature is HMAC-SHA-256 of body, full stop and X-Kushki-Id.',
    standing: documented('Kushki’s webhook page, and its own sender'),
  },
  {
    id: 'webhook-repeated',
    topic: 'webhook',
    claim: 'A webhook may be lost: the polls find each charge without it.',
    standing: assumed(
      'one page of marketing speaks of repetitions',
      'webhookLost',
      'webhookDuplicated',
    ),
  },
  {
    id: 'token-lifetime',
    topic: 'limit',
    claim: 'A token lives for 30 minutes.',
    standing: documented(`${docs}; ${script}; ${copy}`),
  },
];
