/** How a bad day ended. `broke`: what was found wrong, a sentence each; empty: it held. `facts`: what was counted. `skipped`: why it could not be tried. */
export type ScenarioResult = {
  violations: readonly string[];
  facts: readonly string[];
  skipped?: string;
};

/** `small`: the size that `npm test` runs. */
export type ScenarioSize = 'small' | 'full';
export type Scenario = {
  name: string;
  title: string;
  run(size: ScenarioSize): Promise<ScenarioResult>;
};

/** Collects what is wrong: a claim that does not hold is told with the figure that was seen. */
export function createChecks(): {
  claim(holds: boolean, otherwise: string): void;
  violations: readonly string[];
} {
  const violations: string[] = [];
  return {
    violations,
    claim: (holds, otherwise) => void (holds ? undefined : violations.push(otherwise)),
  };
}
