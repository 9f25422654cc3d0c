import { assumed, documented, type ProviderFact } from '../../provider/provider-fact.ts';

const today = 'today’s API is not public; Peinau’s of 2018 says so';
const peinau = 'Peinau/peinau-dev-portal, of 2018';

export const fpayFacts: readonly ProviderFact[] = [
  {
    id: 'amount-in-pesos',
    topic: 'money',
    claim: 'Amounts are texts of whole pesos.',
    standing: assumed(today),
    shownBy: 'pollPaid',
  },
  {
    id: 'approval-takes-the-money',
    topic: 'money',
    claim: 'The shopper’s approval takes the money: paid and captured both hold it.',
    standing: assumed(today),
    shownBy: 'pollPaid',
  },
  {
    id: 'created-is-undecided',
    topic: 'money',
    claim: 'created took no money; a refused charge can leave it so.',
    standing: assumed(today, 'staleStatus'),
    shownBy: 'pollOpen',
  },
  {
    id: 'no-late-payment',
    topic: 'money',
    claim: 'After expiration_date nobody can pay.',
    standing: assumed('no source says that the page refuses a later payment'),
  },
  {
    id: 'refund-of-a-part',
    topic: 'money',
    claim: 'A part can be refunded several times; amount.refunded is their sum.',
    standing: assumed('Peinau documents the call, and no field that shows a part', 'staleRefund'),
    shownBy: 'pollPart',
  },
  {
    id: 'whole-refund',
    topic: 'money',
    claim: 'A payment that went back as a whole is refunded.',
    standing: assumed(today, 'staleRefund'),
    shownBy: 'pollRefunded',
  },
  {
    id: 'refund-has-no-key',
    topic: 'money',
    claim: 'Each refund call is a refund of its own, and none exceeds what is left.',
    standing: assumed(today),
  },
  {
    id: 'refused-refund',
    topic: 'money',
    claim: 'A refund that answers 400 with an error_code moved nothing.',
    standing: assumed(today),
  },
  {
    id: 'address-is-needed-to-pay',
    topic: 'money',
    claim: 'Nobody can pay a payment whose approval_url was lost.',
    standing: assumed(today),
  },
  {
    id: 'approval-url-as-code',
    topic: 'shape',
    claim: 'A code that holds approval_url opens the payment in the app.',
    standing: assumed('no source shows a code'),
  },
  {
    id: 'access-token',
    topic: 'shape',
    claim: 'expires_in is an instant in seconds since 1970, or a small number of seconds from now.',
    standing: documented(`${peinau}: the sample has an instant`),
    shownBy: 'start',
  },
  {
    id: 'document-number',
    topic: 'shape',
    claim: 'A payment may leave out the document number of its payer.',
    standing: assumed('Peinau’s sample names one'),
    shownBy: 'start',
  },
  {
    id: 'refund-link',
    topic: 'shape',
    claim: 'The refund goes to the link refund_method of the payment, under the same address.',
    standing: assumed(today),
    shownBy: 'refundRest',
  },
  {
    id: 'no-webhook',
    topic: 'webhook',
    claim: 'Fpay sends no message by itself.',
    standing: documented(`${peinau}: none is documented`),
  },
];
