import { assumed, documented, type ProviderFact } from '../../provider/provider-fact.ts';

const sdk = 'npm transbank-sdk 6.1.1';
const reference = 'transbank-developers-docs, referencia/oneclick';
const guide = 'transbank-developers-docs, documentacion/oneclick';

export const oneclickFacts: readonly ProviderFact[] = [
  {
    id: 'amount-in-pesos',
    topic: 'money',
    claim: 'Amounts are whole pesos, and the answer names no currency.',
    standing: documented(reference),
    shownBy: 'pollPaid',
  },
  {
    id: 'approved-by-detail',
    topic: 'money',
    claim:
      'Money was taken if and only if the detail of our shop is AUTHORIZED with response code 0; HTTP 200 says nothing.',
    standing: documented(reference),
    shownBy: 'pollPaid',
  },
  {
    id: 'buy-order-is-the-key',
    topic: 'money',
    claim:
      'A buy_order is charged at most once, so that a charge is found by it and never doubled.',
    standing: assumed('no page says what a second charge with the same buy_order does'),
  },
  {
    id: 'charge-arrives-in-two-minutes',
    topic: 'money',
    claim: 'A charge that Oneclick does not know two minutes after it was sent never took money.',
    standing: assumed('no page says how long a charge may be under way'),
  },
  {
    id: 'whole-refund',
    topic: 'money',
    claim: 'A detail that went back as a whole shows REVERSED or NULLIFIED.',
    standing: documented(reference),
    shownBy: 'pollRefunded',
  },
  {
    id: 'part-refund',
    topic: 'money',
    claim: 'After a refund of a part the detail is PARTIALLY_NULLIFIED, and balance is the rest.',
    standing: documented(`${sdk}, whose status of a transaction has the balance`),
    shownBy: 'pollPart',
  },
  {
    id: 'refund-has-no-key',
    topic: 'money',
    claim: 'Each refund call is a refund of its own: there is no idempotency key.',
    standing: documented(sdk),
  },
  {
    id: 'refused-refund-codes',
    topic: 'money',
    claim:
      'error_message of a refused refund holds its code: 310 means that all was given back, 292 that nothing was taken.',
    standing: assumed('the codes are documented, their place in the message is not'),
  },
  {
    id: 'installments',
    topic: 'money',
    claim: 'A detail without installments_number is one payment.',
    standing: documented(`${reference}: any value that is no number is read as 0`),
    shownBy: 'start',
  },
  {
    id: 'card-gone-code',
    topic: 'shape',
    claim: 'Response code -96 means that the card is not enrolled any more; -97 to -99 are limits.',
    standing: documented(reference),
  },
  {
    id: 'one-card-per-username',
    topic: 'shape',
    claim: 'A new enrolment of a username ends its card before; other usernames are untouched.',
    standing: assumed('the first half is documented, the second is deduced from it'),
    shownBy: 'card',
  },
  {
    id: 'second-removal',
    topic: 'shape',
    claim: 'The removal of a card that is gone answers 404 or names -96.',
    standing: assumed('only the success (204) is documented'),
  },
  {
    id: 'enrolment-return',
    topic: 'shape',
    claim:
      'A browser returns with TBK_TOKEN alone, or with two more fields if the person cancelled.',
    standing: documented(guide),
    shownBy: 'card',
  },
  {
    id: 'no-webhook',
    topic: 'webhook',
    claim: 'Oneclick sends no message by itself.',
    standing: documented(guide),
  },
  {
    id: 'finish-window',
    topic: 'limit',
    claim: 'An enrolment is finished within 60 seconds of the return, once.',
    standing: documented(guide),
  },
  {
    id: 'status-lifetime',
    topic: 'limit',
    claim: 'The status is answered for 7 days; then it is 404.',
    standing: assumed('the seven days are Webpay’s; Oneclick’s pages name none'),
  },
  {
    id: 'field-lengths',
    topic: 'limit',
    claim: 'username and tbk_user have at most 40 characters, buy_order 26 and email 100.',
    standing: documented(sdk),
    shownBy: 'start',
  },
];
