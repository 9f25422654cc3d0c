/**
 * Payment calls that can have faults. `confirm`: a wallet's last step; `charge`: money is taken at
 * once; `search`: look-up by the shop's reference. The provider itself makes the `webhook` call.
 */
const paymentCalls = [
  'create',
  'commit',
  'confirm',
  'charge',
  'status',
  'search',
  'refund',
  'cancel',
  'qr',
  'token',
  'enrol',
  'finishEnrolment',
  'removeCard',
  'webhook',
] as const;
/** Map and address calls that can have faults. */
export const mapCalls = ['tile', 'search', 'place', 'reverse'] as const;
/** Courier calls that can have faults. The courier itself makes the `webhook` call. */
export const courierCalls = [
  'token',
  'quote',
  'dispatch',
  'status',
  'find',
  'cancel',
  'webhook',
] as const;
const callNames = [...new Set([...paymentCalls, ...mapCalls, ...courierCalls])];
export type PaymentCallName = (typeof paymentCalls)[number];
export type CallName = (typeof callNames)[number];

/**
 * Faults of every provider: the call is not processed, or it is processed and the caller does not
 * receive the response.
 */
export const transportFaults = [
  'error500',
  'error502Html',
  'resetBefore',
  'resetAfter',
  'slow',
  'malformedJson',
  'tooManyRequests',
] as const;
export type TransportFault = (typeof transportFaults)[number];

/** Faults of webhooks: never sent, sent twice, sent late, signed with a false key. */
const webhookFaults = ['webhookLost', 'webhookDuplicated', 'webhookLate', 'webhookForged'] as const;

/** Faults of webhooks about payments: a false amount; the state before the last one. */
const paymentWebhookFaults = [...webhookFaults, 'webhookWrongAmount', 'webhookStale'] as const;

/**
 * Other shapes of the answer to a processed charge, which a provider's sources leave open.
 * `answerFlat`: currency and metadata beside the amount. `answerWithoutCurrency`: no currency at
 * all. `answerWithoutDetails`: the ticket alone. `answerUnknownStatus`: another status word.
 * `answerUnreadable`: a success that names nothing. `referenceIgnored`: the shop's own reference is
 * not stored, so nothing shows it.
 */
export const chargeAnswerFaults = [
  'answerFlat',
  'answerWithoutCurrency',
  'answerWithoutDetails',
  'answerUnknownStatus',
  'answerUnreadable',
  'referenceIgnored',
] as const;

/**
 * Other ways of a list of transactions. `listFilterIgnored`: all transactions of the period;
 * `listFilterFindsNothing`: none; `listFilterRefused`: an error. `listLate`: charges of the last 90
 * s are missing. `listWithoutExternalReference`: the shop's reference stands in the metadata alone.
 * `listWithoutReferences`: no reference of the shop. `listUnknownStatus`: another status word.
 * `listOtherNames`: other names and words, and metadata that is no text.
 */
export const transactionListFaults = [
  'listFilterIgnored',
  'listFilterFindsNothing',
  'listFilterRefused',
  'listLate',
  'listWithoutExternalReference',
  'listWithoutReferences',
  'listUnknownStatus',
  'listOtherNames',
] as const;

/**
 * Faults of payments. Not processed: `error500`, `error502Html`, `resetBefore`, `tooManyRequests`,
 * `refundFails`. Processed, but the caller gets no usable response: `resetAfter`, `slow`,
 * `malformedJson`. Processed with a false response: `wrongAmount` (one more than requested; really
 * charged, except at status, where only the response is false), `wrongReference`, `staleStatus`
 * (the status at creation), `staleRefund` (the sale as it was before its first refund or void; at
 * refund the money goes back, but a body that describes the payment does not show it).
 */
export const paymentFaults = [
  ...transportFaults,
  'wrongAmount',
  'wrongReference',
  'refundFails',
  'staleStatus',
  'staleRefund',
  ...paymentWebhookFaults,
] as const;

/**
 * Faults of an accepted delivery: no rider, another rider, a rider who stops moving, food that
 * comes back.
 */
const deliveryFaults = [
  'cancelledNoRider',
  'riderReplaced',
  'stuckNearPickup',
  'returnedToStore',
] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

/**
 * Further faults of couriers. At quote and dispatch: `noRiders`, `outOfZone`, `badAddress`,
 * `accountBlocked`. At quote: `priceUp` (half as much again). At dispatch: `quoteExpired`,
 * `quoteUsed`, `quoteMismatch`, `duplicateDispatch` (the courier creates the delivery and responds
 * that it already existed). At any call: `tokenExpired` (the access token in the call becomes
 * invalid). At status: `staleStatus`, `wrongReference`. At cancel: `cancelRefused`.
 */
export const courierFaults = [
  ...transportFaults,
  'tokenExpired',
  'noRiders',
  'outOfZone',
  'badAddress',
  'accountBlocked',
  'priceUp',
  'quoteExpired',
  'quoteUsed',
  'quoteMismatch',
  'duplicateDispatch',
  ...deliveryFaults,
  'staleStatus',
  'wrongReference',
  'cancelRefused',
  ...webhookFaults,
] as const;

const faultNames = [
  ...new Set([...paymentFaults, ...chargeAnswerFaults, ...transactionListFaults, ...courierFaults]),
];
export type FaultName = (typeof faultNames)[number];

/** A fault to apply now. `ms`: delay of `slow`. */
export type Fault = { readonly name: FaultName; readonly ms: number };

/** True for the faults that every provider's calls can have. */
export const isTransportFault = (name: FaultName): name is TransportFault =>
  transportFaults.some((one) => one === name);

/** Returns the fault if it affects a whole delivery, otherwise null. */
export const deliveryFaultOf = (fault: Fault | null): DeliveryFault | null =>
  deliveryFaults.find((one) => one === fault?.name) ?? null;

const incomingCalls = callNames.filter((at) => at !== 'webhook');
const atQuoteOrDispatch: readonly CallName[] = ['quote', 'dispatch'];
const atDispatch: readonly CallName[] = ['dispatch'];
const all = (names: readonly FaultName[], at: readonly CallName[]) =>
  Object.fromEntries(names.map((name) => [name, at]));

const onlyAt: Partial<Record<FaultName, readonly CallName[]>> = {
  ...all(transportFaults, incomingCalls),
  ...all(['noRiders', 'outOfZone', 'badAddress', 'accountBlocked'], atQuoteOrDispatch),
  ...all(['quoteExpired', 'quoteUsed', 'quoteMismatch', ...deliveryFaults], atDispatch),
  duplicateDispatch: ['create', 'dispatch'],
  ...all(paymentWebhookFaults, ['webhook']),
  ...all(chargeAnswerFaults, ['charge']),
  ...all(transactionListFaults, ['search']),
  wrongAmount: ['create', 'commit', 'confirm', 'charge', 'status', 'search'],
  wrongReference: ['commit', 'confirm', 'charge', 'status', 'search'],
  refundFails: ['refund'],
  staleStatus: ['status', 'search'],
  staleRefund: ['status', 'search', 'refund'],
  priceUp: ['quote'],
  cancelRefused: ['cancel'],
  tokenExpired: incomingCalls.filter((at) => at !== 'token'),
};

/** True if the fault can occur at that call. */
export const isFaultPossibleAt = (fault: FaultName, at: CallName): boolean =>
  onlyAt[fault]?.includes(at) ?? true;
