/**
 * Reasons that a rider reports for a stop that cannot be delivered.
 * docs/rules/counter-riders.md#problem-at-a-stop.
 */
export const stopProblems = [
  'nobodyOpens',
  'wrongAddress',
  'refused',
  'codeUnknown',
  'accident',
  'other',
] as const;
export type StopProblem = (typeof stopProblems)[number];
