import { assumed, documented, type ProviderFact } from '../../provider/provider-fact.ts';

const sdk = 'npm transbank-sdk 6.1.1';
const reference = 'transbank-developers-docs, referencia/webpay';
const guide = 'transbank-developers-docs, documentacion/webpay-plus';

export const webpayFacts: readonly ProviderFact[] = [
  {
    id: 'amount-in-pesos',
    topic: 'money',
    claim: 'Amounts are whole pesos, and the answer names no currency.',
    standing: documented(reference),
    shownBy: 'pollPaid',
  },
  {
    id: 'approved-by-status-and-code',
    topic: 'money',
    claim: 'Money was taken if and only if the status is AUTHORIZED and the response code is 0.',
    standing: documented(reference),
    shownBy: 'pollPaid',
  },
  {
    id: 'commit-takes-the-money',
    topic: 'money',
    claim: 'Without our commit nobody is charged: Webpay releases the money by itself.',
    standing: documented(guide),
    shownBy: 'commit',
  },
  {
    id: 'commit-window',
    topic: 'money',
    claim:
      'Webpay accepts a commit until 8 minutes after the start, and reverses the payment then.',
    standing: assumed('no page names the window; integrators speak of 5 to 7 minutes'),
  },
  {
    id: 'form-lifetime',
    topic: 'money',
    claim: 'From 5 minutes after the start no shopper can type a card in the form any more.',
    standing: assumed('one page says five minutes, its summary says ten'),
  },
  {
    id: 'second-commit-refused',
    topic: 'money',
    claim:
      'A second commit, or one of an unapproved payment, is refused with 422 and changes nothing.',
    standing: documented(`${reference}; the text of the message is not documented and not read`),
  },
  {
    id: 'token-is-needed-to-pay',
    topic: 'money',
    claim: 'Nobody can pay without the token, and Webpay has no search by buy_order.',
    standing: documented(sdk),
  },
  {
    id: 'whole-refund',
    topic: 'money',
    claim: 'A payment that went back as a whole shows REVERSED or NULLIFIED.',
    standing: documented(reference),
    shownBy: 'pollRefunded',
  },
  {
    id: 'part-refund',
    topic: 'money',
    claim: 'After a refund of a part the status is PARTIALLY_NULLIFIED, and balance is the rest.',
    standing: documented(reference),
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
    id: 'failed-without-code',
    topic: 'shape',
    claim: 'FAILED without a response code means that no card was tried.',
    standing: assumed('the documents name no code of a cancelled form'),
  },
  {
    id: 'returns',
    topic: 'shape',
    claim: 'A browser returns in four forms; token_ws alone is the end of a normal payment.',
    standing: documented(guide),
    shownBy: 'approve',
  },
  {
    id: 'no-webhook',
    topic: 'webhook',
    claim: 'Webpay sends no message by itself.',
    standing: documented(guide),
  },
  {
    id: 'not-found',
    topic: 'limit',
    claim: 'A token that Webpay does not know answers 404 with error_message.',
    standing: documented(reference),
  },
  {
    id: 'status-lifetime',
    topic: 'limit',
    claim: 'The status is answered for 7 days from the creation.',
    standing: documented(reference),
  },
  {
    id: 'refund-limits',
    topic: 'limit',
    claim: 'A refund is accepted for 90 days; a part only of a credit sale without instalments.',
    standing: documented(reference),
  },
  {
    id: 'field-lengths',
    topic: 'limit',
    claim: 'buy_order has at most 26 characters, session_id 61 and return_url 255.',
    standing: documented(sdk),
    shownBy: 'start',
  },
];
