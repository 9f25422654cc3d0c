/**
 * The calls that Google would charge: whole sessions, and single keystrokes and details outside a
 * session.
 */
type GoogleBill = {
  readonly sessions: number;
  readonly looseKeystrokes: number;
  readonly looseDetails: number;
};
export type BillingSessions = {
  countKeystroke(token: string | null): void;
  countDetails(token: string | null): void;
  bill(): GoogleBill;
};

/**
 * Counts sessions. A session is its keystrokes and the details call that ends it. Later keystrokes
 * with the same token are charged one by one.
 */
export function createBillingSessions(): BillingSessions {
  const open = new Map<string, number>();
  const ended = new Set<string>();
  const counts = { sessions: 0, looseKeystrokes: 0, looseDetails: 0 };
  return {
    countKeystroke: (token) => {
      if (token === null || ended.has(token)) counts.looseKeystrokes += 1;
      else open.set(token, (open.get(token) ?? 0) + 1);
    },
    countDetails: (token) => {
      if (token === null || !open.has(token)) {
        counts.looseDetails += 1;
        return;
      }
      open.delete(token);
      ended.add(token);
      counts.sessions += 1;
    },
    bill: () => ({
      ...counts,
      looseKeystrokes:
        counts.looseKeystrokes + [...open.values()].reduce((sum, typed) => sum + typed, 0),
    }),
  };
}
