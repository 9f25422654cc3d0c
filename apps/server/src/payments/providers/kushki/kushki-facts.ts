import { assumed, documented, type ProviderFact } from '../../provider/provider-fact.ts';

const script = 'npm @kushki/js 1.40.5';
const docs = 'docs.kushki.com, excerpts';
const copy = 'api-evangelist/kushki, a third party’s OpenAPI';
const reference = 'Kushki’s API reference of 2025, a copy at github.com/marcoespin/ONLINE-PAYMENTS';
const oneCopy = 'one copy of Kushki’s API reference says so';

/** Facts of Kushki that both of its methods rely on. */
export const kushkiFacts: readonly ProviderFact[] = [
  {
    id: 'amount-in-major-units',
    topic: 'money',
    claim: 'Amounts are in major units and split into tax parts that add up to the charge.',
    standing: documented(`${docs}; ${reference}`),
    currencies: ['CLP', 'MXN'],
    shownBy: 'pollPaid',
  },
  {
    id: 'tax-in-mexico',
    topic: 'money',
    claim: 'A price in MXN contains a tax of 16 %, which is sent as its own part.',
    standing: assumed('the sources show the whole amount as untaxed'),
    currencies: ['MXN'],
    shownBy: 'pollPaid',
  },
  {
    id: 'guatemala',
    topic: 'money',
    claim: 'Kushki charges in GTQ, with a tax of 12 %.',
    standing: assumed('Kushki’s list of countries and currencies has no Guatemala'),
    currencies: ['GTQ'],
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
    id: 'charge-answer',
    topic: 'money',
    claim: 'The answer to a charge names its ticket, its status and the approved amount.',
    standing: assumed(
      'copies of the documentation show two shapes, and a third without details',
      'answerFlat',
      'answerWithoutDetails',
      'answerUnknownStatus',
      'answerUnreadable',
    ),
    shownBy: 'start',
  },
  {
    id: 'answer-without-currency',
    topic: 'money',
    claim: 'An answer without a currency is in the currency of our request.',
    standing: assumed(
      'public test code of Kushki’s back end shows an answer without one',
      'answerWithoutCurrency',
    ),
    shownBy: 'start',
  },
  {
    id: 'answer-without-reference',
    topic: 'money',
    claim: 'An answer that names no reference is about the charge that our call sent.',
    standing: assumed('Kushki names a reference only if it stored ours', 'referenceIgnored'),
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
    claim:
      'transactions-list finds by ticket_number, sale_ticket_number and external_reference_id.',
    standing: assumed(
      oneCopy,
      'listFilterIgnored',
      'listFilterFindsNothing',
      'listFilterRefused',
      'wrongReference',
    ),
    shownBy: 'pollPaid',
  },
  {
    id: 'list-lines',
    topic: 'money',
    claim: 'A line names its ticket, and our reference as external_reference_id or metadata.',
    standing: assumed(
      oneCopy,
      'listWithoutExternalReference',
      'listWithoutReferences',
      'listUnknownStatus',
      'listOtherNames',
    ),
    shownBy: 'pollPaid',
  },
  {
    id: 'list-delay',
    topic: 'money',
    claim: 'The list has a charge 90 seconds after it.',
    standing: assumed(oneCopy, 'listLate', 'staleStatus'),
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
    standing: assumed(
      'the excerpts name none, and a copy of the API reference of 2025 names a key for refunds',
    ),
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
