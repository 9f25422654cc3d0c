import { openGate } from './gate.ts';
import { idsOf, missingAtKitchen, newShopper, passUndoTime, placeMany } from './orders.ts';
import { createFindings, type Size, type Verdict } from './scenario.ts';
import { openStage, type Stage } from './stage.ts';
import { until } from './until.ts';

/** An order is told within a minute of its restaurant's return; the rest is for a slow machine. */
const returnMs = 120_000;
const downMs = { small: 0, full: 30_000 } as const;

/** The restaurant's system is gone for a while: orders are taken all the same, and each is on its board once after its return. */
export async function deadKitchen(size: Size): Promise<Verdict> {
  const stage = await openStage();
  try {
    const { claim, broke } = createFindings();
    const gate = await openGate(stage.sandbox.url);
    stage.atEnd(async () => gate.close());
    gate.changeAnswers(() => null);
    const server = await stage.startServer({ KITCHEN_URL: `${gate.url}/kitchen/orders` });
    const shopper = await newShopper(server.port);
    const count = size === 'small' ? 4 : 40;
    const ids = idsOf(await placeMany(shopper, count));
    await passUndoTime(stage);
    await until(returnMs, async () => (await failing(stage)) > 0);
    await new Promise((resolve) => setTimeout(resolve, downMs[size]));
    const failures = await failing(stage);
    gate.changeAnswers(null);
    if (size === 'small') await passPauses(stage);
    const told = await until(returnMs, async () => (await missingAtKitchen(stage, ids)) === 0);
    claim(ids.length === count, `${count - ids.length} orders were not taken`);
    claim(failures > 0, 'no try failed, so nothing was shown');
    claim(
      told !== null,
      `${await missingAtKitchen(stage, ids)} of ${ids.length} orders had not come ${returnMs / 1_000} s after the return`,
    );
    claim(
      (await until(30_000, async () => (await failing(stage)) === 0)) !== null,
      `${await failing(stage)} orders are still listed as not told`,
    );
    claim(!server.hasEnded(), 'the server ended');
    return {
      broke,
      facts: [
        `${failures} of ${ids.length} orders were listed as not told`,
        `all told ${told === null ? 'never' : `${(told / 1_000).toFixed(1)} s`} after the return`,
      ],
    };
  } finally {
    await stage.close();
  }
}

/** Orders that the restaurant is known not to have taken. */
async function failing({ owner }: Stage): Promise<number> {
  const [row] = await owner.rows<{ count: number }>(
    'burger',
    'select count(*)::int as count from orders where kitchen_failure is not null',
  );
  return row?.count ?? 0;
}

/** Lets the pauses between tries pass. */
async function passPauses({ owner }: Stage): Promise<void> {
  await owner.rows('burger', `update graphile_worker._private_jobs set run_at = run_at - interval '2 minutes'`);
}
