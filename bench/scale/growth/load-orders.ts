import pg from 'pg';
import { publishShops } from '../../../apps/server/src/testing/publish-shops.ts';
import { cloneFunctions, cloneStatement, type Column } from './clone-rows.ts';
import { growthShop } from './growth-brands.ts';
import { asSystem, type GrowthStage } from './growth-stage.ts';
import { growthBrandIds, type GrowthSize, planOfOrders } from './order-plan.ts';
import { sampleBrand, sampleKinds } from './sample-orders.ts';

const chunk = 200_000;
const loaders = 2;
/** A load that a power cut spoils is repeated, so pages need not be written twice. */
const loadSettings = { max_wal_size: '16GB', checkpoint_timeout: '1h', full_page_writes: 'off' };

/** Rows that a sample order left and that no order keeps: jobs, and what a brand has once. */
const passing = ['integration_signatures', 'jobs', 'order_numbers', 'webhook_keys'];
/** Rows of a sample brand that its orders refer to. */
const brandTables = ['staff', 'counter_devices', 'counter_device_people', 'coupons'];

/**
 * Publishes the brands in both databases and fills the full one with copies of the rows that the
 * sample orders left in `tables`. The load runs as a superuser without the triggers of foreign
 * keys; `brokenReferences` checks each key afterwards. Indexes and check constraints stay.
 */
export async function loadOrders(
  stage: GrowthStage,
  size: GrowthSize,
  tables: readonly string[],
): Promise<void> {
  const shops = growthBrandIds(size).map(growthShop);
  await publishShops(stage.empty.ownerUrl, shops);
  await publishShops(stage.full.ownerUrl, shops);
  const client = await connect(stage.superuserUrl);
  const settings = Object.entries(loadSettings);
  await asSystem(
    stage.superuserUrl,
    settings.map(([name, value]) => `set ${name} = '${value}'`),
  );
  await client.query(cloneFunctions);
  await client.query(samplesStatement);
  await client.query(planOfOrders(size));
  for (const table of brandTables) await copyBrandRows(client, table);
  const cloned = tables.filter((name) => !passing.includes(name) && name !== 'points_accounts');
  await inTurns(stage, size, cloned, await columnsOf(client));
  await client.query(sumsStatement);
  await client.query('drop schema growth cascade');
  await client.query('vacuum (analyze)');
  await asSystem(
    stage.superuserUrl,
    settings.map(([name]) => `reset ${name}`),
  );
  await client.query('checkpoint');
  await client.end();
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set session_replication_role = replica; set work_mem = '256MB'`);
  return client;
}

const samplesStatement = `create table growth.samples as
  select substr(tenant_id, 8) as kind, tenant_id, id as order_id, buyer_id, created_at as at
  from orders where tenant_id in (${sampleKinds.map((kind) => `'${sampleBrand(kind)}'`).join()})`;

/** Balances, and the last number of each store, follow from the rows. */
const sumsStatement = `
  insert into points_accounts (tenant_id, user_id, balance)
    select tenant_id, user_id, sum(points) from points_entries
    where tenant_id like 'brand-%' group by 1, 2;
  insert into order_numbers (tenant_id, store_id, last_number)
    select tenant_id, store_id, max(number) from orders
    where tenant_id like 'brand-%' group by 1, 2;`;

async function copyBrandRows(client: pg.Client, table: string): Promise<void> {
  const columns = (await columnsOf(client)).get(table) ?? [];
  const names = columns.map(({ name }) => name);
  await client.query(`insert into ${table} (${names.join(', ')})
    select ${names.map((name) => (name === 'tenant_id' ? 'b.id' : `t.${name}`)).join(', ')}
    from ${table} t cross join tenants b
    where t.tenant_id like 'sample-%' and b.id like 'brand-%'`);
}

async function columnsOf(client: pg.Client): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await client.query<Column & { table: string }>(
    `select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
       a.attidentity <> '' or a.attgenerated <> '' as "isGenerated"
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
       and not a.attisdropped order by c.relname, a.attnum`,
  );
  return Map.groupBy(rows, ({ table }) => table);
}

/** Loads the tables on a few connections, each table from the oldest order to the newest. */
async function inTurns(
  stage: GrowthStage,
  { orders }: GrowthSize,
  tables: readonly string[],
  columns: ReadonlyMap<string, readonly Column[]>,
): Promise<void> {
  const waiting = [...tables];
  await Promise.all(
    Array.from({ length: loaders }, async () => {
      const client = await connect(stage.superuserUrl);
      for (let table = waiting.shift(); table !== undefined; table = waiting.shift())
        for (let first = 1; first <= orders; first += chunk)
          await client.query(cloneStatement(table, columns.get(table) ?? []), [
            first,
            Math.min(orders, first + chunk - 1),
          ]);
      await client.end();
    }),
  );
}

/** A sentence for each foreign key that rows of the database break. */
export async function brokenReferences(superuserUrl: string): Promise<readonly string[]> {
  const client = await connect(superuserUrl);
  const { rows } = await client.query<{ name: string; statement: string }>(
    `select k.conname as name, format('select count(*)::int as broken from %s c where %s
        and not exists (select from %s r where %s)', k.conrelid::regclass,
        string_agg(format('c.%I is not null', own.attname), ' and '), k.confrelid::regclass,
        string_agg(format('c.%I = r.%I', own.attname, other.attname), ' and ')) as statement
     from pg_constraint k cross join unnest(k.conkey, k.confkey) as pair (own_at, other_at)
       join pg_attribute own on own.attrelid = k.conrelid and own.attnum = pair.own_at
       join pg_attribute other on other.attrelid = k.confrelid and other.attnum = pair.other_at
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace
     group by k.conname, k.conrelid, k.confrelid`,
  );
  const sentences: string[] = [];
  for (const { name, statement } of rows) {
    const { rows: counted } = await client.query<{ broken: number }>(statement);
    const broken = counted[0]?.broken ?? 0;
    if (broken > 0) sentences.push(`${broken} rows break the foreign key ${name}`);
  }
  await client.end();
  return sentences;
}
