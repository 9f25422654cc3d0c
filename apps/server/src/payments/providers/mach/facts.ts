import { assumed, documented, type ProviderFact } from '../../provider/provider-fact.ts';

const intro = 'docs.business-api.soymach.com 1.1.0, introduction';
const plugins = 'improntus/module-mach-pay and the PrestaShop module';

export const machFacts: readonly ProviderFact[] = [
  {
    id: 'amount-in-pesos',
    topic: 'money',
    claim: 'Amounts are whole pesos, and the answer names no currency.',
    standing: documented(plugins),
    shownBy: 'pollPaid',
  },
  {
    id: 'completed-is-not-ours',
    topic: 'money',
    claim: 'COMPLETED is an approval; the money is ours once it is CONFIRMED.',
    standing: documented(plugins),
    shownBy: 'commit',
  },
  {
    id: 'confirm-window',
    topic: 'money',
    claim: 'MACH gives an approved payment back after five minutes without our confirmation.',
    standing: documented(plugins),
  },
  {
    id: 'second-confirm',
    topic: 'money',
    claim: 'A second confirmation takes nothing more.',
    standing: assumed('the answer to a second confirmation is not documented'),
  },
  {
    id: 'reversed-is-whole',
    topic: 'money',
    claim: 'REVERSED gave the whole amount back, and it is final.',
    standing: documented(plugins),
  },
  {
    id: 'reverse-while-completed',
    topic: 'money',
    claim: 'An approved payment is given back by reverse, a confirmed one by refund.',
    standing: documented(plugins),
    shownBy: 'refundRest',
  },
  {
    id: 'refund-of-a-part',
    topic: 'money',
    claim: 'refund takes an amount that may be less than the payment, several times.',
    standing: assumed('the plugins send the whole amount only'),
    shownBy: 'refundPart',
  },
  {
    id: 'refunds-are-listed',
    topic: 'money',
    claim:
      'A refund leaves the payment CONFIRMED; the list refunds names each with amount and status.',
    standing: assumed('no source shows the status of a refunded payment', 'staleRefund'),
    shownBy: 'pollRefunded',
  },
  {
    id: 'refund-completed',
    topic: 'money',
    claim: 'A refund moved money if and only if its status is COMPLETED.',
    standing: assumed('no source names the statuses of a refund'),
    shownBy: 'pollPart',
  },
  {
    id: 'refund-has-no-key',
    topic: 'money',
    claim: 'Each refund call is a refund of its own: there is no idempotency key.',
    standing: documented(plugins),
  },
  {
    id: 'refused-refund',
    topic: 'money',
    claim: 'A refund that answers 409 or 422 moved nothing.',
    standing: assumed('the answers to refused calls are not documented'),
  },
  {
    id: 'token-is-needed-to-pay',
    topic: 'money',
    claim: 'Nobody can pay without the token, and MACH has no search by upstream_id.',
    standing: documented(plugins),
  },
  {
    id: 'cancel-of-an-unpaid-one',
    topic: 'money',
    claim: 'cancel ends a PENDING payment, and is refused once somebody approved it.',
    standing: assumed('the plugins never cancel'),
  },
  {
    id: 'statuses',
    topic: 'shape',
    claim: 'A payment has seven statuses; FAILED, EXPIRED, REVERSED and CANCELED are final.',
    standing: documented(plugins),
  },
  {
    id: 'picture-of-the-code',
    topic: 'shape',
    claim: 'qr answers a PNG in Base64.',
    standing: documented(plugins),
  },
  {
    id: 'page-origins',
    topic: 'shape',
    claim: 'The address of a payment is on biz.soymach.com or soymach.com.',
    standing: assumed('seen in public code only'),
    shownBy: 'start',
  },
  {
    id: 'webhook-unsigned',
    topic: 'webhook',
    claim: 'Nothing in a webhook proves its sender, so it only causes a poll.',
    standing: documented(plugins),
  },
  {
    id: 'capture-mode',
    topic: 'limit',
    claim: 'A merchant confirms by hand, which is the default in production, or automatically.',
    standing: documented(`${intro}; ${plugins}`),
  },
  {
    id: 'page-lifetime',
    topic: 'limit',
    claim: 'A payment stays PENDING until expires_at, if the answer names it.',
    standing: assumed('no source says how long a payment stays open'),
  },
  {
    id: 'greatest-amount',
    topic: 'limit',
    claim: 'MACH names no greatest amount; a store may set one.',
    standing: assumed('pages of third parties name 500,000 pesos'),
  },
];
