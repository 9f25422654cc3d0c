import { type Load, median } from './load.ts';

/** Rounds of each contender, seconds of each round, and seconds of the warm-up. */
export type ComparisonPlan = { rounds: number; seconds: number; warmSeconds: number };

/** BENCH_SECONDS and BENCH_ROUNDS make a run longer or shorter. */
export const comparisonPlan: ComparisonPlan = {
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 7),
  seconds: Number(process.env['BENCH_SECONDS'] ?? 2),
  warmSeconds: 2,
};

type Contender = (seconds: number) => Promise<Load>;

/**
 * The median round of each, and the median ratio of ours to the baseline measured just before it.
 */
export type Comparison = { baseline: Load; ours: Load; ratio: number };

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
  const ratios = results.ours.map(
    (round, index) => round.perSecond / (results.baseline[index]?.perSecond ?? Number.NaN),
  );
  return { baseline: middle(results.baseline), ours: middle(results.ours), ratio: median(ratios) };
}

const middle = (rounds: readonly Load[]): Load => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p99: median(rounds.map((round) => round.p99)),
  failed: rounds.reduce((sum, round) => sum + round.failed, 0),
  done: rounds.reduce((sum, round) => sum + round.done, 0),
});
