import {
  transportFaults,
  type CallName,
  courierCalls,
  courierFaults,
  type FaultName,
  mapCalls,
  paymentCalls,
  paymentFaults,
} from './fault.ts';

/** Calls and faults that an emulated provider supports. */
export type SupportedFaults = {
  readonly calls: readonly CallName[];
  readonly faults: readonly FaultName[];
};

export const supportedPaymentFaults: SupportedFaults = {
  calls: paymentCalls,
  faults: paymentFaults,
};
export const supportedMapFaults: SupportedFaults = { calls: mapCalls, faults: transportFaults };
export const supportedCourierFaults: SupportedFaults = {
  calls: courierCalls,
  faults: courierFaults,
};

/** Cabify creates and ships a parcel in two calls, and has no quotes that expire. */
export const supportedCabifyFaults: SupportedFaults = {
  calls: ['create', ...courierCalls],
  faults: courierFaults.filter((fault) => !fault.startsWith('quote')),
};
