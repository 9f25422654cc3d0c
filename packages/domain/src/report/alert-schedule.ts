/**
 * Number of alerts due by `count`: one at `first`, then one more after each `every`. All three in
 * the same unit (failures, minutes).
 */
export const alertsDue = (count: number, first: number, every: number): number =>
  count < first ? 0 : 1 + Math.floor((count - first) / every);

/** Returns whether `count` itself is due for an alert, for counts that grow by one. */
export const isAlertDue = (count: number, first: number, every: number): boolean =>
  alertsDue(count, first, every) > alertsDue(count - 1, first, every);
