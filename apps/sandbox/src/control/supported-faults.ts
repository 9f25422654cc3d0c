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

/** What an emulated provider can play: which of its calls, which faults. */
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

/** Cabify takes parcels on in two calls, and knows no quotes that could end. */
export const supportedCabifyFaults: SupportedFaults = {
  calls: ['create', ...courierCalls],
  faults: courierFaults.filter((fault) => !fault.startsWith('quote')),
};
