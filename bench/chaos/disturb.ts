import { setTimeout as wait } from 'node:timers/promises';
import type { Plan } from './plan.ts';
import type { World } from './world.ts';

/** How many shoppers are through. */
export type Progress = { done: number; isOver: boolean };

const glanceMs = 20;

/** Kills, freezes and replaces servers and kills the database until the shoppers are through. Counts decide when, so that a slow machine meets as much. */
export async function disturb(plan: Plan, world: World, progress: Progress): Promise<void> {
  const spread = async (times: number, act: () => Promise<unknown>): Promise<void> => {
    for (let at = 1; at <= times; at += 1) {
      await reached(progress, (plan.orders * at) / (times + 1));
      await act();
    }
  };
  const freeze = async (): Promise<void> => {
    const goOn = await world.freezeServer();
    await reached(progress, progress.done + Math.max(3, plan.orders / 40));
    goOn();
  };
  await Promise.all([
    spread(plan.databaseKills, world.killDatabase),
    spread(plan.freezes, freeze),
    spread(plan.deploys, world.deployServer),
    spread(plan.serverKills, world.killServer),
  ]);
}

async function reached(progress: Progress, count: number): Promise<void> {
  while (progress.done < count && !progress.isOver) await wait(glanceMs);
}
