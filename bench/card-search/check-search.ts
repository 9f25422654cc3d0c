import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { flowCard, maxFlows } from './flow-card.ts';
import { secretsFinder } from './find-secrets.ts';
import type { Stage } from './open-stage.ts';
import { placesOf } from './places.ts';
import { type Place, searchPlace } from './search-place.ts';
import { readRows, tableNames } from './search-tables.ts';
import { spellings } from './spellings.ts';

/**
 * Checks the search itself, after the flows were searched: plants a number in each place, in each
 * table that has rows and in each spelling, and searches once more. Returns what was not found; an
 * entry means that the search proves nothing. `planted`: how many had to be found.
 */
export async function checkSearch(
  stage: Stage,
  run: string,
): Promise<{ planted: number; missed: string[] }> {
  const places = placesOf(stage);
  const cards = places.map((_, at) => flowCard(run, maxFlows + at, 'approved'));
  const tables = await tablesWithRows(stage.database.admin);
  for (const [at, place] of places.entries()) await place.plant(cards[at]?.number ?? '');
  plantSpellings(stage, run);
  const find = secretsFinder(run, cards);
  const missed: string[] = [];
  for (const [at, place] of places.entries())
    missed.push(...(await missedIn(place, { find, flow: cards[at]?.flow ?? 0, tables })));
  return { planted: places.length + tables.length + spellings.length, missed };
}

async function tablesWithRows(admin: pg.Client): Promise<string[]> {
  const filled: string[] = [];
  for (const table of await tableNames(admin))
    for await (const rows of readRows(admin, table))
      if (rows.length > 0) {
        filled.push(table);
        break;
      }
  return filled;
}

/** One file for each spelling, among the temporary files. */
function plantSpellings({ evidence }: Stage, run: string): void {
  const folder = evidence.folderOf('temporary files');
  spellings.forEach(({ name, plant }, at) => {
    const { number } = flowCard(run, maxFlows + 40 + at, 'declined');
    writeFileSync(join(folder, fileOf(name)), plant(number));
  });
}

const fileOf = (spelling: string): string => `spelling-${spelling.replaceAll(' ', '-')}`;

type Wanted = { find: ReturnType<typeof secretsFinder>; flow: number; tables: string[] };

async function missedIn(place: Place, { find, flow, tables }: Wanted): Promise<string[]> {
  const { found } = await searchPlace(place, find);
  const where = new Set(found.map((each) => each.where));
  const missed = found.some((each) => each.flow === flow) ? [] : [place.name];
  if (place.name === 'tables')
    missed.push(...tables.filter((table) => !where.has(table)).map((table) => `table ${table}`));
  if (place.name === 'temporary files')
    missed.push(
      ...spellings
        .filter(({ name }) => !where.has(fileOf(name)))
        .map(({ name }) => `spelling ${name}`),
    );
  return missed;
}
