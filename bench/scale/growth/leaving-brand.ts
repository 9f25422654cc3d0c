import { join } from 'node:path';
import type { FreshDatabase } from '../../../apps/server/src/testing/fresh-db.ts';
import { ownerQueries } from '../../../apps/server/src/testing/owner-queries.ts';
import { runCli } from '../../../apps/server/src/testing/run-cli.ts';
import type { GrowthStage } from './growth-stage.ts';

/** A command of the operator over all rows of a brand. */
export type CommandResult = {
  code: number;
  output: string;
  seconds: number;
  rows: number;
  peakMiB: number;
};

/** Exports every row of a brand, closes the brand, and erases it. */
export async function exportAndErase(
  stage: GrowthStage,
  brand: string,
): Promise<{ exported: CommandResult; refused: CommandResult; erased: CommandResult }> {
  const folder = join(stage.folder, brand);
  const exported = await runTenant(stage, 'export-rows', brand, folder);
  const refused = await runTenant(stage, 'erase', brand, folder);
  await completeOrders(stage.full, brand);
  const owner = await ownerQueries(stage.full.ownerUrl);
  await owner.rows(
    brand,
    `update stores set document = document || '{"subscription": "inactive"}' where tenant_id = $1`,
    [brand],
  );
  await owner.end();
  return { exported, refused, erased: await runTenant(stage, 'erase', brand, folder) };
}

/** Completes the orders of a brand that nobody cooked. */
export async function completeOrders({ ownerUrl }: FreshDatabase, brand: string): Promise<void> {
  const owner = await ownerQueries(ownerUrl);
  await owner.rows(
    brand,
    `update orders set status = 'completed' where tenant_id = $1
      and status in ('scheduled', 'created', 'preparing', 'ready', 'inTransit')`,
    [brand],
  );
  await owner.end();
}

async function runTenant(
  { full }: GrowthStage,
  ...words: readonly string[]
): Promise<CommandResult> {
  const from = performance.now();
  const { code, output } = await runCli('tenant-cli.ts', words, { DATABASE_URL: full.ownerUrl });
  const [, rows, peak] = /(\d+) (?:deleted )?rows; peak memory (\d+) MiB/u.exec(output) ?? [];
  return {
    ...{ code, output, seconds: (performance.now() - from) / 1_000 },
    ...{ rows: Number(rows), peakMiB: Number(peak) },
  };
}
