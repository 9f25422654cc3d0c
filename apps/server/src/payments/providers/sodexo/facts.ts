import { assumed, documented, type ProviderFact } from '../../provider/provider-fact.ts';

const webhooks = 'klap.cl/developers/webhooks';
const client = 'public integrations of Klap: a TypeScript client, its tests, a Multicaja plugin';

export const sodexoFacts: readonly ProviderFact[] = [
  {
    id: 'amount-in-pesos',
    topic: 'money',
    claim: 'Amounts are whole pesos with their currency.',
    standing: documented(client),
    shownBy: 'pollPaid',
  },
  {
    id: 'completed-took-the-money',
    topic: 'money',
    claim: 'completed took the whole amount, after our answer to the webhook.',
    standing: documented(`${client}; ${webhooks}`),
    shownBy: 'pollPaid',
  },
  {
    id: 'answer-is-consent',
    topic: 'money',
    claim:
      'Without a 2xx with JSON to webhook_confirm within ten seconds Klap reverses the charge.',
    standing: documented(webhooks),
  },
  {
    id: 'unconsented-is-refund',
    topic: 'money',
    claim: 'A charge that Klap reversed by itself shows refund, like one that we refunded.',
    standing: assumed('the list of statuses is not published', 'webhookLost', 'webhookLate'),
  },
  {
    id: 'final-statuses',
    topic: 'money',
    claim: 'rejected, canceled, cancelled and expired are final and hold no money.',
    standing: assumed('the list of statuses is not published'),
  },
  {
    id: 'whole-refund',
    topic: 'money',
    claim:
      'refund without an amount gives everything back; the order then shows refund or refunded.',
    standing: documented(client),
    shownBy: 'pollRefunded',
  },
  {
    id: 'no-part-refund',
    topic: 'money',
    claim: 'A part of a meal card’s payment is not refunded, so we never send one.',
    standing: assumed('partial_refund is documented for Klap, not for the balance of a meal card'),
  },
  {
    id: 'second-refund-refused',
    topic: 'money',
    claim: 'A second whole refund is refused and moves nothing.',
    standing: assumed('no source shows one'),
  },
  {
    id: 'reference-used-once',
    topic: 'money',
    claim: 'Klap never accepts a reference_id twice.',
    standing: documented(client),
  },
  {
    id: 'page-needs-its-address',
    topic: 'money',
    claim: 'Nobody can pay an order whose redirect_url was lost.',
    standing: documented(client),
  },
  {
    id: 'reached-by-klap',
    topic: 'shape',
    claim: 'Pluxee’s meal cards are paid online by Klap’s method sodexo.',
    standing: assumed('the integrations are of Sodexo’s time; Pluxee publishes nothing'),
    shownBy: 'start',
  },
  {
    id: 'expiration-is-required',
    topic: 'shape',
    claim: 'sodexo_expiration_minutes is required, and a text.',
    standing: documented(client),
    shownBy: 'start',
  },
  {
    id: 'payer-without-rut',
    topic: 'shape',
    claim: 'An order needs no RUT of its payer.',
    standing: assumed('the test environment may ask for one'),
    shownBy: 'start',
  },
  {
    id: 'webhook-proof',
    topic: 'webhook',
    claim: 'The header Apikey is SHA-256 of both references and our key; it covers no amount.',
    standing: documented(webhooks),
  },
  {
    id: 'amount-limits',
    topic: 'limit',
    claim: 'An order has 50 to 99,999,999 pesos.',
    standing: documented(client),
  },
  {
    id: 'page-lifetime',
    topic: 'limit',
    claim: 'The page ends after the minutes of the start.',
    standing: documented(client),
  },
];
