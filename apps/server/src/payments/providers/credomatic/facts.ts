import { assumed, documented, type ProviderFact } from '../../provider/provider-fact.ts';

const sdks = 'Nexvia-LLC/powertranz-sdk and cloudcogsio/omnipay-powertranz-3ds2-gateway';
const fac = 'support.fac.bm 15123243750932';
const starter = 'andelh/powertranz-starter, copies of PowerTranz’ pages';

export const credomaticFacts: readonly ProviderFact[] = [
  {
    id: 'amount-with-decimals',
    topic: 'money',
    claim: 'TotalAmount is in major units with two decimals; currencies are numbers as texts.',
    standing: documented(sdks),
    shownBy: 'pollPaid',
  },
  {
    id: 'sale-charges-nothing',
    topic: 'money',
    claim: 'A sale that answers SP4 charged nothing, and charges nothing without our payment.',
    standing: documented(`${sdks}; ${fac}`),
    shownBy: 'pollOpen',
  },
  {
    id: 'approved-by-flag-and-code',
    topic: 'money',
    claim: 'Money was taken if and only if Approved is true and IsoResponseCode is 00.',
    standing: documented(sdks),
    shownBy: 'pollPaid',
  },
  {
    id: 'payment-by-token',
    topic: 'money',
    claim: 'spi/payment takes the money of a token once, within five minutes of the sale.',
    standing: documented(fac),
    shownBy: 'commit',
  },
  {
    id: 'second-payment-refused',
    topic: 'money',
    claim: 'A second spi/payment with a used token takes nothing.',
    standing: assumed('no source says what a used token answers'),
  },
  {
    id: 'look-up-shows-3ds',
    topic: 'money',
    claim:
      'If transactions/{id} or transactions/search shows a result of the bank’s check before our payment, it is the bank’s.',
    standing: assumed(
      'no source shows the answer of a sale that waits for its payment; without one the return opens the way and the answer to our payment decides',
      'staleStatus',
    ),
    shownBy: 'commit',
  },
  {
    id: 'paid-sale-is-shown',
    topic: 'money',
    claim: 'A sale whose payment was sent and took money is shown by transactions/search.',
    standing: assumed('the call is documented, its rows are not', 'staleStatus'),
    shownBy: 'pollPaid',
  },
  {
    id: 'payment-names-3ds',
    topic: 'money',
    claim: 'The answer of spi/payment names the status of 3-D Secure if there was a check.',
    standing: assumed('the integrations read it; no source says that it is always there'),
    shownBy: 'commit',
  },
  {
    id: 'refused-payment',
    topic: 'money',
    claim: 'A first spi/payment that answers 4xx with an error code took nothing.',
    standing: assumed('no source shows a refused payment'),
  },
  {
    id: 'search-by-order',
    topic: 'money',
    claim: 'transactions/search names the sale of an OrderIdentifier and all its refunds.',
    standing: assumed('the call is documented, its parameters and its rows are not', 'staleRefund'),
    shownBy: 'pollPaid',
  },
  {
    id: 'sale-arrives-in-two-minutes',
    topic: 'money',
    claim: 'A sale that PowerTranz does not know two minutes after it was sent never arrives.',
    standing: assumed('no source says how long a sale may be under way'),
  },
  {
    id: 'immediate-sale',
    topic: 'money',
    claim: 'A card that is not enrolled for 3-D Secure is charged or refused by the sale itself.',
    standing: documented(sdks),
  },
  {
    id: 'refund-rows',
    topic: 'money',
    claim: 'Each refund is a row of type 5 with its amount, and a void one of type 4.',
    standing: assumed(
      'the numbers of the types are in one integration; no source shows rows of a search',
      'staleRefund',
    ),
    shownBy: 'pollPart',
  },
  {
    id: 'refund-of-a-part',
    topic: 'money',
    claim: 'refund takes an amount that may be less than the sale, several times.',
    standing: assumed(
      'the call takes an amount; no source says that it may be a part',
      'refundFails',
    ),
    shownBy: 'refundPart',
  },
  {
    id: 'refund-idempotency',
    topic: 'money',
    claim: 'A refund with the same Idempotency-Key is one refund.',
    standing: assumed('one integration sends the header; no source says what it does'),
  },
  {
    id: 'refund-before-settlement',
    topic: 'money',
    claim: 'A sale of today can be refunded, without a void.',
    standing: assumed('other gateways demand a void before the settlement', 'refundFails'),
    shownBy: 'refundRest',
  },
  {
    id: 'refused-refund',
    topic: 'money',
    claim: 'A refund that answers 4xx with an error code moved nothing.',
    standing: assumed('no source shows a refused refund'),
  },
  {
    id: 'issuer-codes',
    topic: 'shape',
    claim: 'Codes of two digits are the issuer’s; 14, 41, 43 and 46 mean that the card is gone.',
    standing: assumed('the codes are of ISO 8583; the sources list a few'),
  },
  {
    id: 'unknown-card-token',
    topic: 'shape',
    claim: 'Error 977 means that PowerTranz does not know the card’s token.',
    standing: assumed('no source names the code'),
  },
  {
    id: 'return-is-json',
    topic: 'shape',
    claim:
      'The browser posts the result as JSON, in a field Response or as the body. Nobody signed it.',
    standing: documented(`${sdks}: each has one of the forms`),
    shownBy: 'approve',
  },
  {
    id: 'frame-stays-on-the-gateway',
    topic: 'shape',
    claim: 'The form of RedirectData goes to an origin of the gateway.',
    standing: assumed('no source says whether the bank’s page replaces the gateway’s in the frame'),
    shownBy: 'start',
  },
  {
    id: 'card-token-not-deleted',
    topic: 'shape',
    claim: 'PowerTranz has no call that deletes a card’s token.',
    standing: documented(`${sdks}; ${starter}: none is documented`),
  },
  {
    id: 'no-webhook',
    topic: 'webhook',
    claim: 'PowerTranz sends no message by itself.',
    standing: documented(`${sdks}: none is documented`),
  },
  {
    id: 'token-lifetime',
    topic: 'limit',
    claim: 'A token of a sale or of a hosted page lives for five minutes.',
    standing: documented(fac),
  },
];
