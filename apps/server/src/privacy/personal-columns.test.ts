import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { readPersonalColumns } from '../testing/personal-columns.ts';

let database: FreshDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Every column of every table of a tenant. `readable`: it holds text or JSON. */
async function columns(): Promise<{ place: string; readable: boolean }[]> {
  const { rows } = await owner.query(`select c.relname || '.' || a.attname as place,
      t.typcategory = 'S' or t.typname in ('json', 'jsonb')
        or coalesce(e.typcategory, '') = 'S' as readable
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped
      join pg_type t on t.oid = a.atttypid left join pg_type e on e.oid = t.typelem
        and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attname <> 'tenant_id'
      and exists (select from pg_attribute own where own.attrelid = c.oid
        and own.attname = 'tenant_id')`);
  return rows;
}

test('docs/privacy.md says of every column with text or JSON whether it holds personal data', async () => {
  const { personal, notPersonal } = readPersonalColumns();
  const all = await columns();
  const missing = all.filter(
    ({ place, readable }) => readable && !personal.has(place) && !notPersonal.has(place),
  );
  expect(missing.map(({ place }) => place)).toEqual([]);
  const real = new Set(all.map(({ place }) => place));
  expect([...personal, ...notPersonal].filter((place) => !real.has(place))).toEqual([]);
  expect([...personal].filter((place) => notPersonal.has(place))).toEqual([]);
});
