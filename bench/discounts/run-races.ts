import { setTimeout } from 'node:timers/promises';
import type { OwnerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import { print } from '../../scripts/run-script.mjs';
import { type Answers, type Buyer, crowdOrders, ordersBeside } from './crowd.ts';
import { couponOfRound, storedUses, unlimitedCoupon } from './race-data.ts';

type RacePlan = { users: number; limit: number; times: number };
type Beside = Awaited<ReturnType<typeof ordersBeside>>;

const couponIsUsedUp = 1050;
const idleMs = 1_000;

/** Returns why a race is wrong, or null. */
async function problemOf(
  owner: OwnerQueries,
  code: string,
  answers: Answers,
  { users, limit }: RacePlan,
): Promise<string | null> {
  const stored = await storedUses(owner, code);
  const all = { accepted: answers.get(202) ?? 0, ...stored };
  const right = Object.values(all).every((count) => count === Math.min(limit, users));
  const known = (answers.get(202) ?? 0) + (answers.get(couponIsUsedUp) ?? 0);
  return right && known === users ? null : JSON.stringify({ ...all, answers: [...answers] });
}

const rateOf = (all: readonly Beside[]): number =>
  all.reduce((sum, { orders }) => sum + orders, 0) /
  all.reduce((sum, { seconds }) => sum + seconds, 0);

/** The whole crowd orders what nothing limits. */
export async function crowdIsServed(crowd: readonly Buyer[], code: string | null): Promise<void> {
  const answers = await crowdOrders(crowd, code);
  if (answers.get(202) !== crowd.length) throw new Error(JSON.stringify([...answers]));
}

/**
 * Runs the races; prints every wrong one. Returns how many were right, and the others' orders
 * without a coupon in a second: beside a race, beside the same crowd with a coupon without limits,
 * beside the same crowd without a coupon, and beside nobody.
 */
export async function runRaces(
  owner: OwnerQueries,
  plan: RacePlan,
  { crowd, others }: { crowd: readonly Buyer[]; others: readonly Buyer[] },
) {
  const beside: Record<'race' | 'unlimited' | 'plain' | 'nobody', Beside[]> = {
    race: [],
    unlimited: [],
    plain: [],
    nobody: [],
  };
  const measureBeside = async (what: keyof typeof beside, work: () => Promise<unknown>) =>
    beside[what].push(await ordersBeside(others, work));
  let right = 0;
  for (let round = 0; round < plan.times; round += 1) {
    let answers: Answers = new Map();
    const race = async () => (answers = await crowdOrders(crowd, couponOfRound(round)));
    await measureBeside('race', race);
    const problem = await problemOf(owner, couponOfRound(round), answers, plan);
    if (problem === null) right += 1;
    else print(`  race ${round + 1}: ${problem}`);
    await measureBeside('unlimited', () => crowdIsServed(crowd, unlimitedCoupon));
    await measureBeside('plain', () => crowdIsServed(crowd, null));
    await measureBeside('nobody', () => setTimeout(idleMs));
  }
  const { race, unlimited, plain, nobody } = beside;
  return {
    right,
    besideRace: rateOf(race),
    besideUnlimited: rateOf(unlimited),
    besidePlain: rateOf(plain),
    besideNobody: rateOf(nobody),
  };
}
