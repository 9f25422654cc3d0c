import { makeCoupon } from '@comanda/domain/testing/make-coupon.ts';
import { type OwnerQueries, ownerQueries } from '../../../apps/server/src/testing/owner-queries.ts';
import { publishShops } from '../../../apps/server/src/testing/publish-shops.ts';
import {
  type SandboxProcess,
  startSandboxProcess,
} from '../../../apps/server/src/testing/sandbox-process.ts';
import { deliveryOrderPayload, orderPayload } from '../../../apps/server/src/testing/shopper.ts';
import { writeAsStaff } from '../../../apps/server/src/testing/write-as-staff.ts';
import { callServer, brandHost } from '../../chaos/call-server.ts';
import { insertBenchStaff } from '../../lib/bench-staff.ts';
import { openConnection } from '../../lib/connection.ts';
import { createUsersWithPoints } from '../../lib/discount-users.ts';
import { paidOrders } from '../../lib/paid-orders.ts';
import { waitUntil } from '../../resilience/wait-until.ts';
import { growthShop } from './growth-brands.ts';
import type { GrowthStage } from './growth-stage.ts';
import type { AnyJson } from '../../../apps/server/src/testing/any-json.ts';

/**
 * Kinds of orders, each a brand of its own in which one such order was placed and completed.
 * `counter`: a guest's, in cash, which staff move at the counter. `account`: of a user with a
 * coupon and points. `courier`: a guest's, paid by Webpay and brought by a courier.
 */
export const sampleKinds = ['counter', 'account', 'courier'] as const;
export type SampleKind = (typeof sampleKinds)[number];
export const sampleBrand = (kind: SampleKind): string => `sample-${kind}`;

const timeoutMs = 30_000;
const couponCode = 'LENA20';
const points = 100;

type Samples = { stage: GrowthStage; owner: OwnerQueries; sandbox: SandboxProcess; port: number };

/**
 * Places an order of each kind through a server with its jobs, and waits until it is completed and
 * no job is left that is due. Returns for each kind how many rows each table gained.
 */
export async function placeSampleOrders(
  stage: GrowthStage,
): Promise<ReadonlyMap<SampleKind, ReadonlyMap<string, number>>> {
  await publishShops(
    stage.full.ownerUrl,
    sampleKinds.map((kind) => growthShop(sampleBrand(kind))),
  );
  const sandbox = await startSandboxProcess({
    SANDBOX_KITCHEN_STEP_MS: '300',
    SANDBOX_RIDER_STEP_MS: '300',
  });
  try {
    return await placeThrough(stage, sandbox);
  } finally {
    await sandbox.stop();
  }
}

async function placeThrough(
  stage: GrowthStage,
  sandbox: SandboxProcess,
): Promise<ReadonlyMap<SampleKind, ReadonlyMap<string, number>>> {
  const { port, stop } = await stage.startServer(stage.full, {
    RUN_JOBS: '1',
    SANDBOX_URL: sandbox.url,
    SANDBOX_FRAMES_URL: sandbox.framesUrl,
  });
  const gained = await Promise.all(
    sampleKinds.map(async (kind) => {
      // A connection has one tenant at a time.
      const owner = await ownerQueries(stage.full.ownerUrl);
      const rows = await gainedRows({ stage, owner, sandbox, port }, kind);
      await owner.end();
      return [kind, rows] as const;
    }),
  );
  await stop();
  return new Map(gained);
}

async function gainedRows(
  samples: Samples,
  kind: SampleKind,
): Promise<ReadonlyMap<string, number>> {
  const { owner } = samples;
  const brand = sampleBrand(kind);
  const order = await prepared[kind](samples, brand);
  const before = await rowCounts(owner, brand);
  const id = await order();
  const ended = await waitUntil(timeoutMs, async () => isCompleted(owner, brand, id));
  if (ended === null)
    throw new Error(`the ${kind} order was not completed: ${await stateOf(owner, brand)}`);
  const after = await rowCounts(owner, brand);
  return new Map(
    [...after].flatMap(([table, count]) => {
      const more = count - (before.get(table) ?? 0);
      return more > 0 ? [[table, more]] : [];
    }),
  );
}

/** Prepares what stands before the order, such as a user. The result places it. */
type Prepare = (samples: Samples, brand: string) => Promise<() => Promise<string>>;

const prepared: Record<SampleKind, Prepare> = {
  counter: async (samples, brand) => {
    const [staff] = await insertBenchStaff(samples.stage.full.ownerUrl, 1, 'manager', brand);
    if (staff === undefined) throw new Error('no staff');
    return async () => {
      const { id } = await placeAsGuest(samples, brand, orderPayload());
      await endUndoWindow(samples, brand, id);
      for (const [move, body] of [
        ['accept', { minutes: 15 }],
        ['start', { is_started: true }],
        ['ready', {}],
      ] as const)
        await moveAtCounter(samples, staff, `${id}/${move}`, body);
      const code = await handOverCode(samples.owner, brand, id);
      await moveAtCounter(samples, staff, `${id}/hand-over`, { to: 'completed', code });
      return id;
    };
  },
  account: async (samples, brand) => {
    const coupon = makeCoupon({ code: couponCode });
    await samples.owner.rows(brand, 'insert into coupons values ($1, $2, $3)', [
      brand,
      coupon.code,
      coupon,
    ]);
    await samples.owner.rows(brand, `select pg_notify('comanda_changed', $1)`, [
      `${brand}:coupons:`,
    ]);
    return async () => {
      const [user] = await createUsersWithPoints(samples.stage.full.ownerUrl, 1, { tenant: brand });
      if (user === undefined) throw new Error('no user');
      const body = orderPayload({
        coupon: { code: couponCode, payment_method: 'cash' },
        points_to_use: points,
        expected_total: 5_990 - 1_198 - points * 5,
      });
      const { id } = await placeOrder(samples, brand, user.token, body);
      await endUndoWindow(samples, brand, id);
      return id;
    };
  },
  courier: async (samples, brand) => async () => {
    const body = deliveryOrderPayload({ payment_method: 'online' });
    const shop = {
      port: samples.port,
      host: brandHost(brand),
      createUserToken: await createUserToken(samples.port, brand),
      body: { ...body, online_payment: true },
      sandboxPort: Number(new URL(samples.sandbox.url).port),
    };
    const connection = await openConnection(samples.port, () => undefined);
    const isPaid = await new Promise<boolean>((resolve) =>
      paidOrders(shop).visit(connection, 0, resolve),
    );
    connection.close();
    if (!isPaid) throw new Error('the courier order was not paid');
    const [row] = await samples.owner.rows<{ id: string }>(brand, 'select id from orders');
    return String(row?.id);
  },
};

async function createUserToken(port: number, brand: string): Promise<string> {
  const settings = await callServer(port, { brand, path: '/v1/settings' });
  return String(settings?.body?.createUserToken);
}

async function placeAsGuest(samples: Samples, brand: string, body: AnyJson): Promise<AnyJson> {
  const made = await callServer(samples.port, {
    brand,
    method: 'POST',
    path: '/v1/users',
    headers: { 'x-create-user-token': await createUserToken(samples.port, brand) },
    body: { name: 'Camila Rojas', email: 'camila@example.com', phone: '87654321' },
  });
  return placeOrder(samples, brand, String(made?.body?.token), body);
}

async function placeOrder(
  { port }: Samples,
  brand: string,
  token: string,
  body: AnyJson,
): Promise<AnyJson> {
  const placed = await callServer(port, {
    brand,
    method: 'POST',
    path: '/v1/orders',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    body,
  });
  const outcome = await callServer(port, {
    brand,
    path: '/v1/orders_job',
    headers: { 'x-job-authorization': String(placed?.body?.jobToken) },
  });
  if (outcome?.status !== 200) throw new Error(`no order: ${JSON.stringify([placed, outcome])}`);
  return outcome.body;
}

async function endUndoWindow({ owner }: Samples, brand: string, id: string): Promise<void> {
  await owner.rows(
    brand,
    `update orders set cancellable_until = cancellable_until - interval '7 seconds' where id = $1`,
    [id],
  );
  await owner.rows(
    brand,
    `update jobs set run_at = run_at - interval '7 seconds' where tenant_id = $1`,
    [brand],
  );
}

async function moveAtCounter(
  { port }: Samples,
  staff: Parameters<typeof writeAsStaff>[1],
  path: string,
  body: object,
): Promise<void> {
  const server = { origin: `http://127.0.0.1:${port}` };
  const move = () => writeAsStaff(server, staff, ['POST', `stores/1/orders/${path}`, body]);
  let last: AnyJson = null;
  const done = await waitUntil(timeoutMs, async () => (last = await move()).status === 200);
  if (done === null) throw new Error(`${path}: ${JSON.stringify(last)}`);
}

async function handOverCode(owner: OwnerQueries, brand: string, id: string) {
  const [row] = await owner.rows<{ code: string | null }>(
    brand,
    'select hand_over_code as code from orders where id = $1',
    [id],
  );
  return row?.code ?? undefined;
}

async function stateOf(owner: OwnerQueries, brand: string): Promise<string> {
  return JSON.stringify([
    await owner.rows(brand, 'select status, payment_status, kitchen_failure, timeline from orders'),
    await owner.rows(
      brand,
      'select name, run_at, attempts, last_error from jobs where tenant_id = $1',
      [brand],
    ),
  ]);
}

/** Completed, and no job is due within a minute. */
async function isCompleted(owner: OwnerQueries, brand: string, id: string): Promise<boolean> {
  const [row] = await owner.rows<{ is_done: boolean }>(
    brand,
    `select status = 'completed' and not exists (select from jobs where tenant_id = $2
      and run_at < now() + interval '1 minute') as is_done from orders where id = $1`,
    [id, brand],
  );
  return row?.is_done === true;
}

/** Rows of a brand by table. */
async function rowCounts(owner: OwnerQueries, brand: string): Promise<ReadonlyMap<string, number>> {
  const tables = await owner.rows<{ name: string }>(
    brand,
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      and a.attname = 'tenant_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await owner.rows<{ count: number }>(
      brand,
      `select count(*)::int as count from ${name} where tenant_id = $1`,
      [brand],
    );
    counts.set(name, row?.count ?? 0);
  }
  return counts;
}
