/**
 * The bank's answer to a card. `afterMs`: time until it decides, milliseconds. `throws`: the page
 * fails and nothing happens.
 */
export type CardAnswer =
  | { readonly outcome: 'APPROVED' | 'REJECTED'; readonly reason: string; readonly afterMs: number }
  | 'throws';

const pendingMs = 5 * 60_000;
const slowMs = 180_000;
const approved = (afterMs = 0): CardAnswer => ({ outcome: 'APPROVED', reason: '00', afterMs });
const rejected = (reason: string, afterMs = 0): CardAnswer => ({
  outcome: 'REJECTED',
  reason,
  afterMs,
});

/** PlacetoPay's published test cards and the answer of each. */
const getnetTestCards: Readonly<Record<string, CardAnswer>> = {
  '4111111111111111': approved(),
  '4110760000000081': approved(),
  '4110760000000008': approved(),
  '4110760000000016': rejected('05'),
  '4005580000000040': rejected('51'),
  '4110760000000073': approved(pendingMs),
  '4048370000000037': rejected('05', pendingMs),
  '4110760000000024': approved(slowMs),
  '4110760000000115': rejected('05', slowMs),
  '4110760000000065': 'throws',
};

/** The cards of the page's buttons. */
export const testCardOf = { pay: '4111111111111111', decline: '4110760000000016' } as const;

/** The bank's answer to any card number: that of a test card, otherwise a rejection. */
export const answerOf = (number: string): CardAnswer => getnetTestCards[number] ?? rejected('14');
