import { isTenantId, type TenantId } from '@comanda/domain/ids.ts';
import type { Result } from '@comanda/domain/result.ts';
import { readConfig } from '../../config.ts';
import { printLine, printProblem } from '../../operator/terminal.ts';
import {
  backOut,
  forgetBrand,
  moveBrand,
  type MoveStep,
} from '../../platform/db/move/move-brand.ts';
import { type MoveEnd, openMoveEnd, readMoveState } from '../../platform/db/move/move-end.ts';
import { brandsReadEveryMs } from '../../platform/db/brands-read-every.ts';
import { databaseSetting, databasesOf } from '../../platform/settings/read-databases.ts';

const stepLines: Readonly<Record<MoveStep, string>> = {
  copy: 'copying the rows',
  announce: 'telling the servers',
  fence: 'refusing writes of the brand; calls that write get 503 and are repeated',
  'catch up': 'waiting for the last changes',
  compare: 'comparing the counts of rows',
  switch: 'switching',
  clean: 'removing the replication',
};

/** Servers read where brands are every few seconds; the second more is for a slow answer. */
const announceMs = brandsReadEveryMs + 1_000;

/** Milliseconds for which a shop may refuse writes, until it is opened again without a move. */
const catchUpMs = 30_000;

/** Tables between two lines of the progress. */
const progressEvery = 10;

/** Returns the addresses of all databases. @throws Error that names a setting that is missing. */
const ownerUrls = (): readonly { name: string; url: string }[] =>
  databasesOf(readConfig()).map(({ name, ownerUrl: url }) => {
    if (url !== null) return { name, url };
    throw new Error(
      `${databaseSetting('DATABASE_URL', name)} is not set: the migrating role is needed`,
    );
  });

/** `named`: the database that the command names. `home`: another one that has the brand. */
type Ends = { named: MoveEnd; home: MoveEnd | undefined };

async function withEnds(
  brand: string,
  name: string,
  work: (ends: Ends, brand: TenantId) => Promise<Result<string, readonly string[]>>,
): Promise<boolean> {
  if (!isTenantId(brand)) return printProblem(`"${brand}" is no id of a brand`);
  const all: MoveEnd[] = [];
  try {
    for (const address of ownerUrls()) all.push(await openMoveEnd(address, brand));
    const named = all.find((end) => end.name === name);
    if (named === undefined)
      return printProblem(
        `there is no database "${name}"; there is ${all.map((end) => end.name).join(', ')}`,
      );
    const others = all.filter((end) => end !== named);
    const outcome = await work({ named, home: await findHome(others, brand) }, brand);
    if (!outcome.ok) {
      for (const problem of outcome.error) printProblem(`refused: ${problem}`);
      return false;
    }
    printLine(outcome.value);
    return true;
  } finally {
    for (const { client } of all) await client.end();
  }
}

/** Returns the database that serves the brand, has just given it away, or is giving it away. */
async function findHome(ends: readonly MoveEnd[], brand: TenantId): Promise<MoveEnd | undefined> {
  const states = await Promise.all(ends.map((end) => readMoveState(end, brand)));
  const places = (['leaving', 'served', 'left'] as const).map((state) => states.indexOf(state));
  const place = places.find((found) => found >= 0);
  return place === undefined ? undefined : ends[place];
}

const notFound = (brand: string): Result<string, readonly string[]> => ({
  ok: false,
  error: [`no other database has ${brand}`],
});

/**
 * Moves a brand to the database with this name, and says each step. `sourceAddress`: host and port
 * at which the PostgreSQL of that database reaches the present one; null: those of its URL.
 */
export const runMove = (
  brand: string,
  database: string,
  sourceAddress: string | null,
): Promise<boolean> =>
  withEnds(brand, database, async ({ named: target, home: source }, id) => {
    if (source === undefined) return notFound(brand);
    const moved = await moveBrand({ source, target, sourceAddress }, id, {
      announceMs,
      catchUpMs,
      onStep: (step) => printLine(`${stepLines[step]} …`),
      onProgress: (left) => {
        if (left % progressEvery === 0) printLine(`  ${left} tables left`);
      },
    });
    if (!moved.ok) return moved;
    const { rows, pauseMs } = moved.value;
    return {
      ok: true,
      value:
        pauseMs === 0
          ? `${brand} is in ${target.name}`
          : `${brand} is in ${target.name}: ${rows} rows; writes waited for ${(pauseMs / 1_000).toFixed(1)} s. Delete those in ${source.name} later: npm run database -- forget ${brand} ${source.name}`,
    };
  });

/** Gives up a move to this database that has not switched yet. */
export const runBackOut = (brand: string, database: string): Promise<boolean> =>
  withEnds(brand, database, async ({ named: target, home: source }, id) => {
    if (source === undefined) return notFound(brand);
    const ended = await backOut({ source, target, sourceAddress: null }, id);
    return ended.ok ? { ok: true, value: `${brand} stays in ${source.name}` } : ended;
  });

/** Deletes the rows that a brand left in this database. */
export const runForget = (brand: string, database: string): Promise<boolean> =>
  withEnds(brand, database, async ({ named: from, home }, id) => {
    if (home === undefined) return notFound(brand);
    const deleted = await forgetBrand({ from, home }, id);
    return deleted.ok
      ? { ok: true, value: `${deleted.value} rows of ${brand} are deleted in ${from.name}` }
      : deleted;
  });
