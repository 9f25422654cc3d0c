import { randomUUID } from 'node:crypto';
import type { TenantId } from '@comanda/domain/ids.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findMovedTables } from './platform/db/move/moved-tables.ts';
import { backOut, forgetBrand, moveBrand, type MoveStep } from './platform/db/move/move-brand.ts';
import { type MoveEnd, moveName, openMoveEnd } from './platform/db/move/move-end.ts';
import { endReplication, type MoveEnds } from './platform/db/move/replication.ts';
import { orderCounts } from './testing/owner-queries.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { createGuestOf, type Guest, orderPayload, postTestOrder } from './testing/shopper.ts';
import {
  createMover,
  type Mover,
  openTwoDatabases,
  type TwoDatabases,
} from './testing/two-databases.ts';

const burger = 'burger' as TenantId;
let bed: TwoDatabases;
let ends: MoveEnds;
let mover: Mover;

beforeEach(async () => {
  bed = await openTwoDatabases();
  mover = await createMover(`mover_${bed.main.name}`);
  const source = await openMoveEnd({ name: 'main', url: mover.urlOf(bed.main.ownerUrl) }, burger);
  const target = await openMoveEnd({ name: 'north', url: mover.urlOf(bed.north.ownerUrl) }, burger);
  ends = { source, target, sourceAddress: null };
});
afterEach(async () => {
  await endReplication(ends, burger);
  await ends.source.client.end();
  await ends.target.client.end();
  await bed.close();
  await mover.drop();
});

const move = (
  onStep: (step: MoveStep) => void | Promise<void> = () => undefined,
  at = ends,
  limits = { announceMs: 0, catchUpMs },
) => moveBrand(at, burger, { ...limits, onStep, onProgress: () => undefined });

/** Every row of the brand, by table, as one number. */
async function contentsOf({ client }: MoveEnd): Promise<Record<string, string>> {
  const { tables } = await findMovedTables({ name: '', url: '', client });
  const contents: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await client.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as digest
        from ${table} t where tenant_id = 'burger'`,
    );
    contents[table] = rows[0]?.digest ?? '';
  }
  return contents;
}

const stateOf = async ({ owner }: TwoDatabases['main']) =>
  (
    await owner.rows<{ state: string | null }>(
      'burger',
      `select coalesce(move_state, 'served') as state from tenants where id = 'burger'`,
    )
  )[0]?.state;

/** Places orders one after another until stopped; each is retried under its key until taken. */
function keepOrdering(server: ServerProcess, guest: Guest) {
  let stopped = false;
  const refusals: number[] = [];
  const work = async () => {
    let taken = 0;
    while (!stopped) {
      const key = randomUUID();
      for (let status = 0; status !== 202;) {
        ({ status } = await postTestOrder(server, guest, orderPayload(), key));
        if (status !== 202) refusals.push(status);
      }
      taken += 1;
    }
    return taken;
  };
  const taken = work();
  return {
    stop: () => {
      stopped = true;
      return taken;
    },
    refusals,
  };
}

const catchUpMs = 120_000;

/** A copy of all tables takes seconds, and a busy machine makes them many. */
const timeout = 240_000;

test(
  'a brand moves while people order in it: nothing is lost, and nothing is twice',
  { timeout },
  async () => {
    const [server, other] = [await bed.startServer(), await bed.startServer()];
    const guest = await createGuestOf(server, 'burger');
    const orders = [keepOrdering(server, guest), keepOrdering(other, guest)];
    const moved = await moveBrand(ends, burger, {
      announceMs: 6_000,
      catchUpMs,
      onStep: () => undefined,
      onProgress: () => undefined,
    });
    expect(moved).toMatchObject({ ok: true });
    const before = await orderCounts(bed.north.owner, 'burger');
    await vi.waitUntil(
      async () =>
        ((await orderCounts(bed.north.owner, 'burger'))?.orders ?? 0) > (before?.orders ?? 0) + 5,
      { timeout: 30_000 },
    );
    const taken = await Promise.all(orders.map(({ stop }) => stop()));
    const total = taken.reduce((sum, count) => sum + count, 0);
    expect(await orderCounts(bed.north.owner, 'burger')).toMatchObject({
      ...{ orders: total, requests: total, placed: total, lines: total, unbalanced: 0 },
    });
    expect(new Set(orders.flatMap(({ refusals }) => refusals))).toEqual(new Set([503]));
    expect(await stateOf(bed.main)).toBe('left');
  },
);

test(
  'a move that is killed before each of its steps is finished by the next one',
  { timeout },
  async () => {
    const before = await contentsOf(ends.source);
    const steps: readonly MoveStep[] = [
      ...(['copy', 'announce', 'fence', 'catch up', 'compare', 'switch', 'clean'] as const),
    ];
    for (const killedAt of steps)
      await expect(
        move((step) => {
          if (step === killedAt) throw new Error('killed');
        }),
      ).rejects.toThrow('killed');
    expect(await move()).toMatchObject({ ok: true });
    expect(await contentsOf(ends.target)).toEqual(before);
    expect([await stateOf(bed.main), await stateOf(bed.north)]).toEqual(['left', 'served']);
    expect(await leftOf(ends)).toEqual([]);
  },
);

/** The slots, publications and subscriptions of a move. */
async function leftOf({ source, target }: MoveEnds): Promise<unknown[]> {
  const { rows } = await source.client.query(
    `select slot_name as name from pg_replication_slots where database = current_database()
      union all select pubname from pg_publication`,
  );
  const subscriptions = await target.client.query(
    `select subname from pg_subscription
      where subdbid = (select oid from pg_database where datname = current_database())`,
  );
  return [...rows, ...subscriptions.rows];
}

test(
  'between fence and switch PostgreSQL refuses each write of the brand, and no other',
  { timeout },
  async () => {
    const { owner } = bed.main;
    const refused: string[] = [];
    await move(async (step) => {
      if (step !== 'switch') return;
      for (const write of [
        `update tenant_settings set document = document`,
        `delete from stores`,
        `insert into menus select tenant_id, id + 1, version, document from menus`,
      ])
        await owner.rows('burger', write).catch(({ code }: { code: string }) => refused.push(code));
      await owner.rows(
        'pollo',
        `insert into tenants values ('pollo', 'Pollo', 'cl', '', 1, now())`,
      );
      await owner.rows('pollo', `insert into tenant_settings values ('pollo', '{}', '', '{}')`);
    });
    expect(refused).toEqual(['CSM01', 'CSM01', 'CSM01']);
  },
);

test('a move is refused with all reasons, and changes nothing', async () => {
  await bed.north.owner.rows(
    'burger',
    `insert into tenants values ('pollo', 'Pollo', 'cl', '', 1, now());
    insert into tenant_hosts values ('burger.localhost', 'pollo', 0);
    create table notes (id int);
    insert into migrations (name, run_on) values ('9999_newer', now())`,
  );
  await bed.main.owner.rows('burger', 'create table notes (id int)');
  expect(await move()).toEqual({
    ok: false,
    error: [
      'the table notes of main has no tenant_id, so it cannot move',
      'the schema of north has another version than that of main: migrate both',
      'burger.localhost is a host of pollo in north',
    ],
  });
  expect([await stateOf(bed.main), await stateOf(bed.north)]).toEqual(['served', undefined]);
  const back = { source: ends.target, target: ends.source, sourceAddress: null };
  expect(await move(undefined, back)).toEqual({
    ok: false,
    error: ['north does not have the brand, and main has the brand'],
  });
});

test(
  'late or different rows end the move: the shop is open again, and the copy can be given up',
  { timeout },
  async () => {
    const subscription = (word: 'disable' | 'enable') =>
      ends.target.client.query(`alter subscription ${moveName(burger)} ${word}`);
    // A subscription that is switched off still applies what comes until its worker has ended.
    const workers = async (): Promise<unknown[]> => {
      const running = `select from pg_stat_subscription where subname = $1 and pid is not null`;
      return (await ends.target.client.query(running, [moveName(burger)])).rows;
    };
    const stop = async (): Promise<void> => {
      await subscription('disable');
      await expect.poll(workers).toEqual([]);
    };
    const late = await move(async (step) => void (step === 'catch up' && (await stop())), ends, {
      announceMs: 0,
      catchUpMs: 500,
    });
    expect(late).toEqual({ ok: false, error: ['north did not get the last changes in time'] });
    expect(await stateOf(bed.main)).toBe('served');
    await subscription('enable');
    const moved = await move(async (step) => {
      if (step === 'compare')
        await bed.north.owner.rows('burger', `delete from menus where tenant_id = 'burger'`);
    });
    expect(moved).toEqual({
      ok: false,
      error: [expect.stringMatching(/^menus has \d+ rows in main and 0 in north$/)],
    });
    expect(await stateOf(bed.main)).toBe('served');
    await bed.main.owner.rows('burger', 'update tenant_settings set document = document');
    expect(await backOut(ends, burger)).toEqual({ ok: true, value: null });
    expect(await stateOf(bed.north)).toBeUndefined();
    expect(await leftOf(ends)).toEqual([]);
    expect(await move()).toMatchObject({ ok: true });
    expect(await backOut(ends, burger)).toMatchObject({ ok: false });
  },
);

test(
  'what a brand left behind is deleted on command, and it can move back',
  { timeout },
  async () => {
    await bed.main.owner.rows('burger', insertJobs(50));
    const forget = () => forgetBrand({ from: ends.source, home: ends.target }, burger);
    expect(await forget()).toEqual({ ok: false, error: ['burger has not left main'] });
    await move();
    expect(await nextJobId(bed.north)).toBeGreaterThan(50);
    const back = { source: ends.target, target: ends.source, sourceAddress: null };
    expect(await move(undefined, back)).toMatchObject({
      error: [
        'north has the brand, and main has rows of the brand from before it left: forget them first',
      ],
    });
    expect(await forget()).toMatchObject({ ok: true });
    expect(await stateOf(bed.main)).toBeUndefined();
    expect(new Set(Object.values(await contentsOf(ends.source)))).toEqual(new Set(['0 0']));
    expect(await move(undefined, back)).toMatchObject({ ok: true });
    expect(await contentsOf(ends.source)).toEqual(await contentsOf(ends.target));
    expect(await nextJobId(bed.main)).toBeGreaterThan(51);
    expect([await stateOf(bed.main), await stateOf(bed.north)]).toEqual(['served', 'left']);
  },
);

const insertJobs = (count: number): string =>
  `insert into jobs (tenant_id, key, queue, name, payload, priority, run_at, max_attempts)
    select 'burger', gen_random_uuid()::text, 'kitchen', 'none', '{}', 0, now() + interval '1 day',
      1
    from generate_series(1, ${count}) returning id`;

async function nextJobId({ owner }: TwoDatabases['main']): Promise<number> {
  const [row] = await owner.rows<{ id: string }>('burger', insertJobs(1));
  return Number(row?.id);
}
