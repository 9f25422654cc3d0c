import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '../../apps/sandbox/src/control/seeded.ts';
import type { Plan } from './plan.ts';
import type { World } from './world.ts';

/** How many shoppers are through. */
export type Progress = { done: number; isOver: boolean };

const glanceMs = 20;

/** Kills servers and the database until the shoppers are through. */
export async function kill(plan: Plan, world: World, progress: Progress): Promise<void> {
  const killDatabases = async (): Promise<void> => {
    for (let kills = 1; kills <= plan.databaseKills; kills += 1) {
      await reached(progress, (plan.orders * kills) / (plan.databaseKills + 1));
      await world.killDatabase();
    }
  };
  const killServers = async (): Promise<void> => {
    const draw = seeded(plan.seed + 7);
    for (let kills = 1; plan.killEveryMs === null ? kills <= plan.serverKills : !progress.isOver; kills += 1) {
      if (plan.killEveryMs === null) await reached(progress, (plan.orders * kills) / (plan.serverKills + 1));
      else await wait(plan.killEveryMs * 2 * draw());
      await world.killServer();
    }
  };
  await Promise.all([killDatabases(), killServers()]);
}

async function reached(progress: Progress, count: number): Promise<void> {
  while (progress.done < count && !progress.isOver) await wait(glanceMs);
}
