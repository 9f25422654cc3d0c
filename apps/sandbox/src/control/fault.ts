/** The calls of a provider that something can go wrong at. */
const moneyCalls = ['create', 'commit', 'status', 'refund'] as const;
/** The calls of maps and address services. */
const mapCalls = ['tile', 'search', 'place', 'reverse'] as const;
export const callNames = [...moneyCalls, ...mapCalls] as const;
export type MoneyCall = (typeof moneyCalls)[number];
export type CallName = (typeof callNames)[number];

/**
 * What can go wrong. Not processed: `error500`, `error502Html`, `resetBefore`, `tooMany`, `refundFails`. Processed, and the caller does not
 * learn it: `resetAfter`, `slow`, `malformedJson`. Processed and false: `wrongAmount` (one more than asked for; really taken, except at
 * status, where the answer alone is false), `wrongReference`, `staleStatus` (what it was when it was created).
 */
export const faultNames = [
  'error500',
  'error502Html',
  'resetBefore',
  'resetAfter',
  'slow',
  'malformedJson',
  'tooMany',
  'wrongAmount',
  'wrongReference',
  'refundFails',
  'staleStatus',
] as const;
export type FaultName = (typeof faultNames)[number];

/** A fault that is to be played now. `ms`: how long `slow` takes. */
export type Fault = { readonly name: FaultName; readonly ms: number };

const onlyAt: Partial<Record<FaultName, readonly CallName[]>> = {
  wrongAmount: ['create', 'commit', 'status'],
  wrongReference: ['commit', 'status'],
  refundFails: ['refund'],
  staleStatus: ['status'],
};

/** Whether that fault has a meaning at that call. */
export const canHappen = (fault: FaultName, at: CallName): boolean => onlyAt[fault]?.includes(at) ?? true;
