import {
  transportFaults,
  type CallName,
  courierCalls,
  courierFaults,
  type FaultName,
  mapCalls,
  isFaultPossibleAt,
  type PaymentCallName,
  paymentFaults,
} from './fault.ts';

/** Calls and faults that an emulated provider supports. */
export type SupportedFaults = {
  readonly calls: readonly CallName[];
  readonly faults: readonly FaultName[];
};

/**
 * Returns what a payment provider supports: its calls, and the payment faults that can occur at one
 * of them.
 */
export const supportedPaymentFaults = (calls: readonly PaymentCallName[]): SupportedFaults => ({
  calls,
  faults: paymentFaults.filter((fault) => calls.some((at) => isFaultPossibleAt(fault, at))),
});
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
