import pg from 'pg';
import type { TenantId } from '@comanda/domain/ids.ts';
import { openDatabase } from '../../../apps/server/src/platform/db/open-database.ts';
import { runRetention } from '../../../apps/server/src/retention/run-retention.ts';
import { print } from '../../../scripts/run-script.mjs';

/**
 * The result of a retention over all that is due, printed as JSON. `nights`: runs of the nightly
 * job, each of which ends in time. `longest`: the longest transaction that was seen, with the name
 * of its statement. `rows`: deleted and erased rows by kind.
 */
export type RetentionResult = {
  nights: number;
  seconds: number;
  longest: { ms: number; statement: string };
  rows: Readonly<Record<string, number>>;
  peakMiB: number;
};

type Deps = Parameters<typeof runRetention>[0];

const application = 'growth retention';
const mostNights = 40;
const sampleMs = 50;

/** Runs in a process of its own, whose memory is that of the job. */
async function retention(url: string): Promise<RetentionResult> {
  const watcher = new pg.Client({ connectionString: url });
  await watcher.connect();
  const { rows: brands } = await watcher.query<{ id: TenantId }>('select id from tenants');
  const rows: Record<string, number> = {};
  const night = { hasMore: true };
  const db = openDatabase({ url, connections: 2, application });
  const deps = {
    db,
    clock: Date.now,
    config: { retentionDays: 30, contactRetentionDays: 730 },
    log: {
      info: (facts: Record<string, number>, text: string) => {
        night.hasMore ||= text.startsWith('old rows that are left');
        for (const [kind, count] of Object.entries(facts)) rows[kind] = (rows[kind] ?? 0) + count;
      },
    },
    tenants: { ids: () => brands.map(({ id }) => id) },
  } as unknown as Deps;
  const longest = { ms: 0, statement: '' };
  const watch = watchLongest(watcher, longest);
  const from = performance.now();
  let nights = 0;
  for (; night.hasMore && nights < mostNights; nights += 1) {
    night.hasMore = false;
    await runRetention(deps);
  }
  const seconds = (performance.now() - from) / 1_000;
  await watch.stop();
  await watcher.end();
  await db.close();
  const peakMiB = Math.round(process.resourceUsage().maxRSS / 1_024);
  return { nights, seconds, longest, rows, peakMiB };
}

/** Looks again and again for the oldest open transaction of the job. */
function watchLongest(watcher: pg.Client, longest: RetentionResult['longest']) {
  const stopping = { isAsked: false };
  const watching = (async () => {
    while (!stopping.isAsked) {
      const { rows } = await watcher.query<{ ms: number; query: string }>(
        `select extract(epoch from clock_timestamp() - xact_start)::float8 * 1000 as ms, query
          from pg_stat_activity where application_name = $1 and xact_start is not null
          order by 1 desc limit 1`,
        [application],
      );
      const [seen] = rows;
      if (seen !== undefined && seen.ms > longest.ms)
        Object.assign(longest, {
          ms: seen.ms,
          statement: seen.query.replaceAll(/\s+/gu, ' ').slice(0, 120),
        });
      await new Promise((resolve) => setTimeout(resolve, sampleMs));
    }
  })();
  return {
    stop: () => {
      stopping.isAsked = true;
      return watching;
    },
  };
}

print(JSON.stringify(await retention(process.env['DATABASE_URL'] ?? '')));
