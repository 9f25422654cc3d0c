/** The calls of payments that something can go wrong at. */
export const paymentCalls = ['create', 'commit', 'status', 'refund'] as const;
/** The calls of maps and address services. */
export const mapCalls = ['tile', 'search', 'place', 'reverse'] as const;
/** The calls of couriers; `webhook` is the one that the courier makes. */
export const courierCalls = [
  'token',
  'quote',
  'dispatch',
  'status',
  'find',
  'cancel',
  'webhook',
] as const;
export const callNames = [...new Set([...paymentCalls, ...mapCalls, ...courierCalls])];
export type PaymentCallName = (typeof paymentCalls)[number];
export type CallName = (typeof callNames)[number];

/** Not processed, or processed and the caller does not learn it. Of every provider. */
export const transportFaults = [
  'error500',
  'error502Html',
  'resetBefore',
  'resetAfter',
  'slow',
  'malformedJson',
  'tooMany',
] as const;
export type TransportFault = (typeof transportFaults)[number];

/**
 * What can go wrong with a payment. Not processed: `error500`, `error502Html`, `resetBefore`, `tooMany`, `refundFails`. Processed, and the
 * caller does not learn it: `resetAfter`, `slow`, `malformedJson`. Processed and false: `wrongAmount` (one more than asked for; really taken,
 * except at status, where the answer alone is false), `wrongReference`, `staleStatus` (what it was when it was created).
 */
export const paymentFaults = [
  ...transportFaults,
  'wrongAmount',
  'wrongReference',
  'refundFails',
  'staleStatus',
] as const;

/** What becomes of a delivery that was taken on: never a rider, another rider, a rider who stands still, food that comes back. */
export const deliveryFaults = [
  'cancelledNoRider',
  'riderReplaced',
  'stuckNearPickup',
  'returnedToStore',
] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

/** What can go wrong with the news of a delivery: never sent, sent twice, sent after the next one, signed with another key. */
export const webhookFaults = ['newsLost', 'newsTwice', 'newsLate', 'newsForged'] as const;

/**
 * What can go wrong with a courier, besides. At quote and dispatch: `noRiders`, `outOfZone`, `badAddress`, `accountBlocked`. At quote:
 * `priceUp` (half as much again). At dispatch: `quoteExpired`, `quoteUsed`, `quoteMismatch`, `duplicateDispatch` (it is made, and the answer says that it
 * had been made before). At any call: `tokenExpired` (the token that was shown opens nothing any more). At status: `staleStatus`,
 * `wrongReference`. At cancel: `cancelRefused`.
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

export const faultNames = [...new Set([...paymentFaults, ...courierFaults])];
export type FaultName = (typeof faultNames)[number];

/** A fault that is to be played now. `ms`: how long `slow` takes. */
export type Fault = { readonly name: FaultName; readonly ms: number };

/** A fault of the way there and back, that every provider's answers can have. */
export const isTransportFault = (name: FaultName): name is TransportFault =>
  transportFaults.some((one) => one === name);

/** The fault as one that decides over a whole delivery, or null when it is none. */
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
  ...all(webhookFaults, ['webhook']),
  wrongAmount: ['create', 'commit', 'status'],
  wrongReference: ['commit', 'status'],
  refundFails: ['refund'],
  staleStatus: ['status'],
  priceUp: ['quote'],
  cancelRefused: ['cancel'],
  tokenExpired: ['create', 'quote', 'dispatch', 'status', 'find', 'cancel'],
};

/** Whether that fault has a meaning at that call. */
export const isFaultPossibleAt = (fault: FaultName, at: CallName): boolean =>
  onlyAt[fault]?.includes(at) ?? true;
