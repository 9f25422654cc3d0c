import { assumed, documented, type ProviderFact } from '../../provider/provider-fact.ts';

const api = 'placetopay-docs, checkout/en.yaml';
const pages = 'placetopay-docs, pages/en/checkout';
const library = 'dnetix/redirection';

export const getnetFacts: readonly ProviderFact[] = [
  {
    id: 'amount-in-major-units',
    topic: 'money',
    claim: 'Amounts are in major units with their currency: whole pesos.',
    standing: documented(api),
    shownBy: 'pollPaid',
  },
  {
    id: 'session-decides',
    topic: 'money',
    claim:
      'A session that is APPROVED took the money of its approved card; amount.to is what the shop gets.',
    standing: documented(api),
    shownBy: 'pollPaid',
  },
  {
    id: 'declined-card-decides-nothing',
    topic: 'money',
    claim: 'After a declined card the session stays PENDING, because the shopper may try another.',
    standing: documented(pages),
  },
  {
    id: 'further-cards-are-surplus',
    topic: 'money',
    claim:
      'Further approved cards of a session are payments besides the first by internalReference.',
    standing: assumed(
      'no page says that a session never approves two cards, or how they are numbered',
    ),
  },
  {
    id: 'whole-refund-by-reverse',
    topic: 'money',
    claim: 'reverse gives back a whole card, also before the settlement.',
    standing: documented(pages),
    shownBy: 'refundRest',
  },
  {
    id: 'refund-keeps-session-approved',
    topic: 'money',
    claim: 'A refund leaves the session APPROVED; payment[].refunded alone tells of it.',
    standing: documented(pages),
    shownBy: 'pollRefunded',
  },
  {
    id: 'refunded-means-whole',
    topic: 'money',
    claim: 'refunded is true only if the whole card was given back.',
    standing: assumed(
      'the answer has no amount of a refund; a part on the gateway’s page may show true too',
    ),
  },
  {
    id: 'second-reverse-refused',
    topic: 'money',
    claim: 'A second reverse of a card is refused and moves nothing.',
    standing: documented(`${pages}: “Transaction already refunded”`),
  },
  {
    id: 'refunds-are-switched-on',
    topic: 'money',
    claim: 'The site may refund by the API.',
    standing: assumed('Getnet Chile may switch refunds off for a merchant', 'refundFails'),
    shownBy: 'refundRest',
  },
  {
    id: 'cancel-closes-unpaid-only',
    topic: 'money',
    claim: 'cancel is refused once a card is approved or waits for its bank.',
    standing: documented(pages),
  },
  {
    id: 'page-needs-its-address',
    topic: 'money',
    claim: 'Nobody can pay a session whose address was lost.',
    standing: documented(api),
  },
  {
    id: 'authentication',
    topic: 'shape',
    claim: 'tranKey is Base64 of SHA-256 of nonce, seed and secret key.',
    standing: documented(`${pages}/authentication; ${library}`),
    shownBy: 'start',
  },
  {
    id: 'return-brings-nothing',
    topic: 'shape',
    claim: 'A browser returns to our address without data.',
    standing: documented(pages),
    shownBy: 'approve',
  },
  {
    id: 'clock-refusal',
    topic: 'shape',
    claim: 'A seed that is more than five minutes off is refused (103), and the call did nothing.',
    standing: documented(pages),
  },
  {
    id: 'notification-once',
    topic: 'webhook',
    claim: 'A notification is sent once and never again.',
    standing: documented(`${pages}/notification`),
  },
  {
    id: 'notification-signature',
    topic: 'webhook',
    claim:
      'Its signature covers requestId, status, date and the key; neither amount nor reference.',
    standing: documented(`${pages}/notification; ${library}`),
  },
  {
    id: 'shortest-page',
    topic: 'limit',
    claim: 'A page stays open for at least five minutes.',
    standing: documented(pages),
    shownBy: 'start',
  },
  {
    id: 'session-lifetime',
    topic: 'limit',
    claim: 'The gateway answers about a session for as long as we poll it.',
    standing: assumed('no page says how long a session can be asked for'),
  },
  {
    id: 'field-lengths',
    topic: 'limit',
    claim: 'reference has at most 32 characters, returnUrl 255, ipAddress 46 and userAgent 255.',
    standing: documented(api),
    shownBy: 'start',
  },
];
