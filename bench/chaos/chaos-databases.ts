import type { TenantId } from '@comanda/domain/ids.ts';
import { type FreshDatabase, freshDatabase } from '../../apps/server/src/testing/fresh-db.ts';
import { type OwnerQueries, ownerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { joinDatabases } from '../../apps/server/src/platform/db/join-databases.ts';
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { startDatabase } from '../../scripts/postgres/start-database.mjs';
import { releaseDatabase } from '../../scripts/postgres/stop-database.mjs';
import { withInstance } from '../lib/with-instance.ts';
import { chaosBrands } from './chaos-brands.ts';

/** The databases of a run, each in a PostgreSQL of its own that can be killed alone. */
export type ChaosDatabases = {
  /** The database with the rows of a brand. */
  of(brand: string): FreshDatabase;
  /** The database that DATABASE_APP_URL names. */
  first: FreshDatabase;
  /** The settings of a server that name the others. */
  settings: Record<string, string>;
  /** Opens all of them as their owner; each query goes to the database of its brand. */
  openOwner(): Promise<OwnerQueries>;
  /** Opens all of them as servers do, for a command of the operator. */
  openServing(connections: number): Database;
  /** Kills (-9) one PostgreSQL after the other, each time the next one, and starts it again. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

type Instance = Awaited<ReturnType<typeof startDatabase>>;
type Opened = { name: string; instance: Instance; database: FreshDatabase };

const start = (name: string): Promise<Instance> => startDatabase(name, { durable: true });

/** Opens `count` databases; the brands of a run take turns in them. */
export async function openChaosDatabases(count: number): Promise<ChaosDatabases> {
  const opened: [Opened, ...Opened[]] = [await open('chaos')];
  for (let at = 1; at < count; at += 1) opened.push(await open(`chaos-${at}`));
  const [first] = opened;
  const placeOf = (brand: string): number =>
    Math.max(
      0,
      chaosBrands.findIndex(({ id }) => id === brand),
    ) % count;
  const at = (brand: string): Opened => opened[placeOf(brand)] ?? first;
  let kills = 0;
  return {
    of: (brand) => at(brand).database,
    first: first.database,
    settings: settingsOf(opened.slice(1)),
    openOwner: () => joinOwners(opened, placeOf),
    openServing: (connections) => {
      const each = opened.map(({ database }) =>
        openDatabase({ url: database.appUrl, connections }),
      );
      const joined = joinDatabases(each as [Database, ...Database[]]);
      joined.assign(new Map(chaosBrands.map(({ id }) => [id as TenantId, placeOf(id)])));
      return joined;
    },
    restart: async () => {
      const { name } = opened[kills % count] ?? first;
      kills += 1;
      process.kill((await start(name)).pid, 'SIGKILL');
      await start(name);
    },
    close: async () => {
      for (const { instance, database } of opened) {
        await withInstance(instance.url, database.drop);
        await releaseDatabase(instance);
      }
    },
  };
}

async function open(name: string): Promise<Opened> {
  const instance = await start(name);
  return { name, instance, database: await withInstance(instance.url, freshDatabase) };
}

function settingsOf(others: readonly Opened[]): Record<string, string> {
  if (others.length === 0) return {};
  const words = others.map((_, at) => `other${at + 1}`);
  const urls = others.map(({ database }, at) => [
    `DATABASE_APP_URL_OTHER${at + 1}`,
    database.appUrl,
  ]);
  return { DATABASES: words.join(','), ...Object.fromEntries(urls) };
}

async function joinOwners(
  opened: readonly Opened[],
  placeOf: (brand: string) => number,
): Promise<OwnerQueries> {
  const owners = await Promise.all(opened.map(({ database }) => ownerQueries(database.ownerUrl)));
  return {
    rows: (brand, text, values) => {
      const owner = owners[placeOf(brand)];
      if (!owner) throw new Error(`no database has ${brand}`);
      return owner.rows(brand, text, values);
    },
    end: async () => void (await Promise.all(owners.map((owner) => owner.end()))),
  };
}
