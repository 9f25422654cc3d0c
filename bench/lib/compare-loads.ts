import { type Load, median } from './load.ts';
import { sized, sizedBy } from './run-size.ts';

/** Rounds of each contender, seconds of each round, and seconds of the warm-up. */
export type ComparisonPlan = { rounds: number; seconds: number; warmSeconds: number };

/** BENCH_SECONDS and BENCH_ROUNDS make a run longer or shorter. */
export const comparisonPlan: ComparisonPlan = {
  rounds: sizedBy('BENCH_ROUNDS', 7, 1),
  seconds: sizedBy('BENCH_SECONDS', 2, 0.2),
  warmSeconds: sized(2, 0.1),
};

type Contender = (seconds: number) => Promise<Load>;

/**
 * The median round of each, and the median ratios of ours to the baseline measured just before it:
 * of the rates, and of the 99th percentiles of their times.
 */
export type Comparison = { baseline: Load; ours: Load; ratio: number; ratioOfP99: number };

/** Measures both in turns (A B A B …), so that other load on the machine affects both. */
export async function compareLoads(
  baseline: Contender,
  ours: Contender,
  { rounds, seconds, warmSeconds }: ComparisonPlan = comparisonPlan,
): Promise<Comparison> {
  for (const contender of [baseline, ours]) await contender(warmSeconds);
  const results = { baseline: [] as Load[], ours: [] as Load[] };
  for (let round = 0; round < rounds; round += 1) {
    results.baseline.push(await baseline(seconds));
    results.ours.push(await ours(seconds));
  }
  const ratioOf = (key: 'perSecond' | 'p99') =>
    median(
      results.ours.map(
        (round, index) => round[key] / (results.baseline[index]?.[key] ?? Number.NaN),
      ),
    );
  return {
    baseline: middle(results.baseline),
    ours: middle(results.ours),
    ratio: ratioOf('perSecond'),
    ratioOfP99: ratioOf('p99'),
  };
}

const middle = (rounds: readonly Load[]): Load => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p99: median(rounds.map((round) => round.p99)),
  failed: rounds.reduce((sum, round) => sum + round.failed, 0),
  done: rounds.reduce((sum, round) => sum + round.done, 0),
});
