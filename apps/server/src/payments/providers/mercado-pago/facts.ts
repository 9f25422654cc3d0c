import { assumed, documented, type ProviderFact } from '../../provider/provider-fact.ts';

const sdk = 'npm mercadopago 3.6.1';
const pages = 'mercadopago.com developers, checkout-pro';

export const mercadoPagoFacts: readonly ProviderFact[] = [
  {
    id: 'amount-in-major-units',
    topic: 'money',
    claim:
      'Amounts are in major units with their currency: whole in CLP, two decimals in MXN and PEN.',
    standing: documented(`${pages}; ${sdk}`),
    shownBy: 'pollPaid',
  },
  {
    id: 'approved-took-the-money',
    topic: 'money',
    claim: 'A payment that is approved holds its amount, also in_mediation.',
    standing: documented(pages),
    shownBy: 'pollPaid',
  },
  {
    id: 'page-allows-several-payments',
    topic: 'money',
    claim:
      'Each tried card is a payment with an id of its own; several of one page may be approved.',
    standing: documented(pages),
  },
  {
    id: 'search-is-complete',
    topic: 'money',
    claim: 'The search by external_reference names every payment of it, at most seconds late.',
    standing: assumed('no page says how long the search lags behind a payment', 'staleStatus'),
    shownBy: 'pollPaid',
  },
  {
    id: 'undecided-ends',
    topic: 'money',
    claim: 'pending, in_process and authorized took no money yet, and may last for days.',
    standing: documented(pages),
  },
  {
    id: 'binary-mode',
    topic: 'money',
    claim: 'With binary_mode a payment is decided at once.',
    standing: documented(pages),
    shownBy: 'pollPaid',
  },
  {
    id: 'excluded-types',
    topic: 'money',
    claim:
      'A page offers no type of excluded_payment_types; bank_transfer is SPEI, atm is PagoEfectivo, whose money may come days later.',
    standing: assumed('the setting is documented, the list of its types was not read'),
  },
  {
    id: 'dates-have-a-zone',
    topic: 'money',
    claim:
      'Dates carry an offset and are instants by Mercado Pago’s clock; a page may start before it is made.',
    standing: assumed('the dates are documented, their check against a clock is not'),
    shownBy: 'approve',
  },
  {
    id: 'closed-page-takes-nothing',
    topic: 'money',
    claim: 'After we set expiration_date_to to the past, no card can be tried on the page.',
    standing: assumed('no page says whether a preference may be changed while its page is open'),
  },
  {
    id: 'part-refund',
    topic: 'money',
    claim:
      'A part leaves the payment approved; transaction_amount_refunded is the sum of the parts.',
    standing: assumed('the call is documented, the payment after a part is not', 'staleRefund'),
    shownBy: 'pollPart',
  },
  {
    id: 'whole-refund',
    topic: 'money',
    claim: 'A payment that went back as a whole is refunded or charged_back.',
    standing: documented(pages),
    shownBy: 'pollRefunded',
  },
  {
    id: 'refund-key',
    topic: 'money',
    claim: 'A refund that is repeated with its X-Idempotency-Key within a day happens once.',
    standing: documented(
      'the reference of refunds: the key is mandatory, so that a repetition duplicates no refund',
    ),
    shownBy: 'refundPart',
  },
  {
    id: 'idempotency-key',
    topic: 'money',
    claim: 'A write with the same X-Idempotency-Key happens once, whenever it is repeated.',
    standing: assumed('the key is documented; how long a key is remembered is not'),
  },
  {
    id: 'refused-refund',
    topic: 'money',
    claim: 'A refund that answers 400 moved nothing.',
    standing: assumed('the refusals of a refund are not listed'),
  },
  {
    id: 'chargeback-is-whole',
    topic: 'money',
    claim: 'charged_back took the whole amount.',
    standing: assumed('no page says whether a chargeback may be of a part'),
  },
  {
    id: 'currency-by-account',
    topic: 'money',
    claim: 'The account’s country decides the currency; an account of Mexico takes MXN.',
    standing: assumed('the pages that we read are those of Chile'),
    currencies: ['MXN'],
    shownBy: 'start',
  },
  {
    id: 'soles-by-account',
    topic: 'money',
    claim: 'An account of Peru takes PEN from S/ 1.00 on, by card or from its balance.',
    standing: assumed('a gateway (docs.y.uno) documents it; the pages of Peru were not read'),
    currencies: ['PEN'],
    shownBy: 'start',
  },
  {
    id: 'page-address',
    topic: 'shape',
    claim: 'The page’s address has the preference’s id in its query.',
    standing: documented(pages),
    shownBy: 'start',
  },
  {
    id: 'return-fields',
    topic: 'shape',
    claim: 'A browser returns with external_reference or preference_id; an absent value is “null”.',
    standing: assumed('commonly documented; the page with the list could not be read again'),
    shownBy: 'approve',
  },
  {
    id: 'webhook-signature',
    topic: 'webhook',
    claim: 'x-signature covers data.id of the address, x-request-id and the time, not the body.',
    standing: documented(sdk),
  },
  {
    id: 'webhook-time',
    topic: 'webhook',
    claim: 'The time is in seconds or milliseconds, and messages are repeated for a week at most.',
    standing: assumed('the library reads seconds, the field reports milliseconds', 'webhookLate'),
  },
  {
    id: 'longest-list',
    topic: 'limit',
    claim: 'A search answers up to 100 payments, and paging.total tells if there are more.',
    standing: assumed('the greatest limit of a list is not documented'),
  },
];
