import { rm } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { type FreshDatabase, freshDatabase } from './fresh-db.ts';
import { type CliResult, runCli } from './run-cli.ts';
import { type FolderDraft, tenantFolder, writeFolder } from './tenant-folder.ts';

/**
 * A database of its own and two folders for the tests of `npm run tenant`. `good`: of the brand
 * burger, valid, with the coupon LENA20; `bad`: of the brand broken, with two problems.
 */
export type TenantCommands = {
  database: FreshDatabase;
  good: string;
  bad: string;
  /** Runs a command: `run('import', good)` is `npm run tenant -- import <good>`. */
  run(...words: string[]): Promise<CliResult>;
};

/** Returns an object that is filled before the first test of the file. */
export function tenantCommands(): TenantCommands {
  const commands = {} as TenantCommands;
  beforeAll(async () => {
    const database = await freshDatabase();
    Object.assign(commands, {
      database,
      good: await writeGoodFolder(),
      bad: await writeBadFolder(),
      run: (...words: string[]) =>
        runCli('tenant-cli.ts', words, { DATABASE_URL: database.ownerUrl }),
    });
  });
  afterAll(async () => {
    const { database, good, bad } = commands;
    for (const folder of [good, bad, `${good}-out`])
      await rm(folder, { recursive: true, force: true });
    await database.drop();
  });
  return commands;
}

/** The stores of a draft are paid on delivery alone, so an order for later would be a warning. */
export function withoutWarnings(draft: FolderDraft): FolderDraft {
  for (const store of draft['stores.json']) store.futureOrdersEnabled = false;
  return draft;
}

async function writeGoodFolder(): Promise<string> {
  const coupon = { code: 'LENA20', name: '20 %', discount: { kind: 'percent', value: 20 } };
  return writeFolder({ ...withoutWarnings(await tenantFolder()), 'coupons.json': [coupon] });
}

async function writeBadFolder(): Promise<string> {
  const broken = await tenantFolder('broken');
  broken['menus/1.json'].categories[0].slug = 'checkout';
  broken['stores.json'][0].name = 7;
  return writeFolder(broken);
}
