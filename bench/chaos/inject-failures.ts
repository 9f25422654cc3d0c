import { setTimeout as wait } from 'node:timers/promises';
import type { ChaosPlan } from './chaos-plan.ts';
import type { Cluster } from './cluster.ts';

/** `done`: the number of shoppers that have finished. */
export type Progress = { done: number; isOver: boolean };

const pollMs = 20;

/**
 * Kills, freezes and replaces servers and kills the database until all shoppers have finished.
 * Counts of shoppers schedule the failures, so that a slow machine meets as many.
 */
export async function injectFailures(
  plan: ChaosPlan,
  world: Cluster,
  progress: Progress,
): Promise<void> {
  const spread = async (times: number, act: () => Promise<unknown>): Promise<void> => {
    for (let at = 1; at <= times; at += 1) {
      await untilReached(progress, (plan.orders * at) / (times + 1));
      await act();
    }
  };
  const freeze = async (): Promise<void> => {
    const resume = await world.freezeServer();
    await untilReached(progress, progress.done + Math.max(3, plan.orders / 40));
    resume();
  };
  await Promise.all([
    spread(plan.databaseKills, world.killDatabase),
    spread(plan.freezes, freeze),
    spread(plan.deploys, world.deployServer),
    spread(plan.serverKills, world.killServer),
  ]);
}

async function untilReached(progress: Progress, count: number): Promise<void> {
  while (progress.done < count && !progress.isOver) await wait(pollMs);
}
