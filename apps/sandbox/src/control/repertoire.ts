import { brokenFaults, type CallName, courierCalls, courierFaults, type FaultName, mapCalls, moneyCalls, paymentFaults } from './fault.ts';

/** What an emulated provider can play: which of its calls, which faults. */
export type Repertoire = { readonly calls: readonly CallName[]; readonly faults: readonly FaultName[] };

export const paymentRepertoire: Repertoire = { calls: moneyCalls, faults: paymentFaults };
export const mapRepertoire: Repertoire = { calls: mapCalls, faults: brokenFaults };
export const courierRepertoire: Repertoire = { calls: courierCalls, faults: courierFaults };

/** Cabify takes parcels on in two calls, and knows no quotes that could end. */
export const cabifyRepertoire: Repertoire = {
  calls: ['create', ...courierCalls],
  faults: courierFaults.filter((fault) => !fault.startsWith('quote')),
};
