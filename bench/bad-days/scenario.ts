/** How a bad day ended. `broke`: what was found wrong, a sentence each; empty: it held. `facts`: what was counted. `skipped`: why it could not be tried. */
export type Verdict = { broke: readonly string[]; facts: readonly string[]; skipped?: string };

/** `small`: the size that `npm test` runs. */
export type Size = 'small' | 'full';
export type Scenario = { name: string; title: string; run(size: Size): Promise<Verdict> };

/** Collects what is wrong: a claim that does not hold is told with the figure that was seen. */
export function createFindings(): { claim(holds: boolean, otherwise: string): void; broke: readonly string[] } {
  const broke: string[] = [];
  return { broke, claim: (holds, otherwise) => void (holds ? undefined : broke.push(otherwise)) };
}
