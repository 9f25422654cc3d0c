import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueOffences } from '../../testing/catalogue-offences.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';

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

test('no table, view, key, function or grant of the schema can show one tenant the rows of another', async () => {
  expect(await catalogueOffences(owner)).toEqual([]);
});

const policy = `using (tenant_id = nullif(current_setting('app.tenant_id', true), '')) with check (tenant_id = nullif(current_setting('app.tenant_id', true), ''))`;
const guarded = `create table planted (tenant_id text not null, id int not null, primary key (tenant_id, id));
  alter table planted enable row level security; alter table planted force row level security; create policy own_tenant on planted ${policy};`;

test.each([
  ['a table without a tenant', 'create table planted (id int primary key)', 'a table has no tenant_id'],
  ['a tenant that may be null', 'create table planted (tenant_id text, id int)', 'a table has no tenant_id'],
  [
    'row-level security that the owner escapes',
    `${guarded} alter table planted no force row level security`,
    'a table does not force row-level security',
  ],
  [
    'a second policy',
    `${guarded} create policy more on planted using (true)`,
    'a table has other than its one policy, for all, reading and writing alike',
  ],
  [
    'a policy of another text',
    `${guarded} alter policy own_tenant on planted with check (true)`,
    'a table has other than its one policy, for all, reading and writing alike',
  ],
  [
    'a unique key over all tenants',
    `${guarded} alter table planted add column code text unique`,
    'a unique index does not start with tenant_id',
  ],
  [
    'a foreign key over all tenants',
    `${guarded} alter table tenants add unique (country); alter table planted add column c text references tenants (country)`,
    'a foreign key leaves tenant_id out',
  ],
  ['a view of its owner', 'create view planted as select * from stores', 'a view does not run as its reader'],
  ['a materialized view', 'create materialized view planted as select * from stores', 'a materialized view exists'],
  [
    'a function of its owner',
    'create function planted() returns int language sql security definer as $$ select 1 $$',
    'a function runs as its owner',
  ],
  ['a grant to truncate', 'grant truncate on stores to public', 'somebody but the owner may truncate'],
  ['a grant to write tenants', 'grant update on tenants to public', 'the serving role may write a reference table'],
])('%s is found', async (_name, offence, rule) => {
  await owner.query('begin');
  await owner.query(offence);
  const found = await catalogueOffences(owner);
  await owner.query('rollback');
  expect(found.map((each) => each.rule)).toContain(rule);
});
