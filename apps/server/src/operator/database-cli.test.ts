import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';
import {
  createMover,
  type Mover,
  openTwoDatabases,
  type TwoDatabases,
} from '../testing/two-databases.ts';

/** A copy of all tables takes seconds, and a busy machine makes them many. */
const timeout = 240_000;

let bed: TwoDatabases;
let mover: Mover;

beforeAll(async () => {
  bed = await openTwoDatabases();
  mover = await createMover(`mover_${bed.main.name}`);
});
afterAll(async () => {
  await bed.close();
  await mover.drop();
});

const environment = () => ({
  ...bed.environment,
  DATABASE_URL: mover.urlOf(bed.main.ownerUrl),
  DATABASE_URL_NORTH: mover.urlOf(bed.north.ownerUrl),
});

const database = (words: string, changes: Record<string, string> = {}) =>
  runCli('database-cli.ts', words.split(' '), { ...environment(), ...changes });

test(
  'the operator moves a brand, sees where brands are, and deletes what was left',
  { timeout },
  async () => {
    const before = await database('nodes');
    expect(before).toMatchObject({ code: 0 });
    expect(before.output).toMatch(/^main .* current .* logical +burger$/mu);
    expect(before.output).toMatch(/^north .* sushi$/mu);
    expect(await database('forget burger main')).toMatchObject({ code: 1 });
    const moved = await database('move burger north');
    expect(moved).toMatchObject({ code: 0 });
    expect(moved.output).toMatch(/^burger is in north: \d+ rows; writes waited for [\d.]+ s/mu);
    expect((await database('nodes')).output).toMatch(/burger \(left\)$/mu);
    const erased = await runCli(
      'tenant-cli.ts',
      ['erase', 'burger', '/nonexistent'],
      environment(),
    );
    expect(erased.output).toMatch(/another database has rows of it too/u);
    expect(erased.code).toBe(1);
    expect(await database('forget burger main')).toMatchObject({ code: 0 });
    const after = await database('nodes');
    expect(after.output).toMatch(/^main .* none$/mu);
    expect(after.output).toMatch(/^north .* burger sushi$/mu);
  },
);

test('each wrong command is refused with its reason', { timeout }, async () => {
  const cases: [string, RegExp, Record<string, string>?][] = [
    ['move sushi south', /there is no database "south"; there is main, north/u],
    ['move taco north', /no other database has taco/u],
    ['move Taco north', /"Taco" is no id of a brand/u],
    ['back-out sushi main', /refused: no move of sushi from north to main is under way/u],
    ['move sushi main --from=north', /npm run database -- nodes/u],
    ['move sushi main', /DATABASE_URL_NORTH is not set/u, { DATABASE_URL_NORTH: '' }],
    [
      'move sushi main',
      /the migrating role of north needs replication and bypassrls/u,
      { DATABASE_URL_NORTH: bed.north.ownerUrl },
    ],
  ];
  for (const [words, refusal, changes] of cases) {
    const { code, output } = await database(words, changes);
    expect(output).toMatch(refusal);
    expect(code).toBe(1);
  }
  const away = mover.urlOf(bed.north.ownerUrl).replace(/:\d+\//u, ':1/');
  const { code, output } = await database('nodes', { DATABASE_URL_NORTH: away });
  expect(output).toMatch(/^north +.*ECONNREFUSED/mu);
  expect(output).toMatch(/^main .* current/mu);
  expect(code).toBe(1);
});
