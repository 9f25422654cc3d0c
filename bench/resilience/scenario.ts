import type { Figure } from '../lib/figure.ts';

/**
 * The result of a scenario. `violations`: a sentence each; empty if it passed. `facts`: sentences
 * of what was counted. `figures`: those that docs show. `seconds`: its length, set by the runner.
 * `skipped`: the reason for which it could not run.
 */
export type ScenarioResult = {
  violations: readonly string[];
  facts: readonly string[];
  figures?: readonly Figure[];
  seconds?: number;
  skipped?: string;
};

/** `small`: the size that `npm test` runs. */
export type ScenarioSize = 'small' | 'full';
export type Scenario = {
  name: string;
  title: string;
  run(size: ScenarioSize): Promise<ScenarioResult>;
};

/** Collects violations: a claim that does not hold adds its sentence. */
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
