import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { openDatabase } from '../../../apps/server/src/platform/db/open-database.ts';
import { withTenant } from '../../../apps/server/src/platform/db/tenant-transaction.ts';
import { systemRandom } from '../../../apps/server/src/platform/random.ts';
import { issueAccessToken } from '../../../apps/server/src/session/issue-access-token.rows.ts';
import type { FreshDatabase } from '../../../apps/server/src/testing/fresh-db.ts';
import { ownerQueries } from '../../../apps/server/src/testing/owner-queries.ts';
import { burgerLine, orderPayload } from '../../../apps/server/src/testing/shopper.ts';
import { brandHost, callServer } from '../../chaos/call-server.ts';
import { insertBenchStaff } from '../../lib/bench-staff.ts';
import { openConnection, requestBytes, type Connection } from '../../lib/connection.ts';
import { createUsersWithPoints } from '../../lib/discount-users.ts';
import { quantile } from '../../lib/load.ts';
import { hostWithPort } from '../../lib/storefront.ts';
import { largestBrand } from './order-plan.ts';

/** A server and what its calls need: a user with a history, and a member of staff. */
type Side = { port: number; user: { id: UserId; token: string }; staff: Record<string, string> };
export type CallTimes = { name: string; full: number; empty: number };

const brand = largestBrand;
/** Orders of the user in the empty database: as many as a page of the history shows. */
const ordersOfUser = 20;

/**
 * Times calls of the largest brand one at a time, in turns at both servers, and returns the medians
 * in milliseconds. Both users have a page of orders, and both boards their newest orders.
 */
export async function timeCalls(
  databases: { full: FreshDatabase; empty: FreshDatabase },
  ports: { full: number; empty: number },
  rounds: number,
): Promise<readonly CallTimes[]> {
  const full = await sideOf(databases.full, ports.full, await regularOf(databases.full));
  const [newUser] = await createUsersWithPoints(databases.empty.ownerUrl, 1, { tenant: brand });
  if (newUser === undefined) throw new Error('no user');
  const empty = await sideOf(databases.empty, ports.empty, newUser.id);
  for (let made = 0; made < ordersOfUser; made += 1) {
    await placeOrder(empty);
    await placeOrder(full);
  }
  const [atFull, atEmpty] = [await callsOf(full), await callsOf(empty)];
  const times: CallTimes[] = [];
  for (const [at, { name }] of atFull.entries()) {
    const measured = { full: [] as number[], empty: [] as number[] };
    for (let round = -2; round < rounds; round += 1)
      for (const [side, calls] of [
        ['empty', atEmpty],
        ['full', atFull],
      ] as const) {
        const took = await timeOf(name, ports[side], calls[at]?.request);
        if (round >= 0) measured[side].push(took);
      }
    times.push({ name, full: middle(measured.full), empty: middle(measured.empty) });
  }
  return times;
}

const middle = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

async function sideOf(database: FreshDatabase, port: number, id: UserId): Promise<Side> {
  const [staff] = await insertBenchStaff(database.ownerUrl, 1, 'manager', brand);
  if (staff === undefined) throw new Error('no staff');
  return { port, user: { id, token: await logIn(database, id) }, staff: staff.headers };
}

/** The user of the largest brand with the most orders. */
export async function regularOf({ ownerUrl }: FreshDatabase): Promise<UserId> {
  const owner = await ownerQueries(ownerUrl);
  const [row] = await owner.rows<{ id: UserId }>(
    brand,
    `select buyer_id as id from orders where tenant_id = $1 group by 1 order by count(*) desc
      limit 1`,
    [brand],
  );
  await owner.end();
  if (row === undefined) throw new Error('no orders were loaded');
  return row.id;
}

export async function logIn({ ownerUrl }: FreshDatabase, userId: UserId): Promise<string> {
  const db = openDatabase({ url: ownerUrl, connections: 1 });
  const session = { userId, userAgent: 'bench', browserKey: undefined };
  const { token } = await withTenant(db, brand as TenantId, (tx) =>
    issueAccessToken(tx, systemRandom, session, Date.now()),
  );
  await db.close();
  return token;
}

async function placeOrder({ port, user }: Side): Promise<void> {
  const headers = { authorization: `Bearer ${user.token}`, 'idempotency-key': crypto.randomUUID() };
  const call = { brand, method: 'POST', path: '/v1/orders', headers, body: orderPayload() };
  const placed = await callServer(port, call);
  if (placed?.status !== 202) throw new Error(`no order: ${JSON.stringify(placed)}`);
}

async function callsOf({ port, user, staff }: Side): Promise<readonly Named[]> {
  const host = hostWithPort({ port, host: brandHost(brand) });
  const asUser = { authorization: `Bearer ${user.token}` };
  const orders = await callServer(port, { brand, path: '/v1/orders', headers: asUser });
  const newest = String(orders?.body?.[0]?.id);
  const get = (name: string, path: string, headers: Record<string, string> = {}): Named => ({
    name,
    request: requestBytes({ path, host, headers }),
  });
  const post = (name: string, path: string, body: object, headers = {}): Named => ({
    name,
    request: requestBytes({ method: 'POST', path, host, headers, body: JSON.stringify(body) }),
  });
  const cart = { cart: { store_id: 1, dispatch_method: 'in_store', items: [burgerLine] } };
  const find = (text: string) => ({ text });
  const search = '/v1/counter/stores/1/orders/find';
  return [
    get('menu', '/v1/menus/1'),
    post('price of a guest', '/v1/shopping_carts/prices', { ...cart, payment_method: 'cash' }),
    post(
      'price of a user',
      '/v1/shopping_carts/prices',
      { ...cart, payment_method: 'cash', coupon: 'LENA20' },
      asUser,
    ),
    get('an order', `/v1/orders/${newest}`, asUser),
    get('a page of the order history', '/v1/orders', asUser),
    get('the account with its points', '/v1/users/me', asUser),
    get('board of the counter', '/v1/counter/stores/1/board', staff),
    get('audit list of the counter', '/v1/counter/actions', staff),
    get('audit list of a rare kind', '/v1/counter/actions?kind=staff.invite', staff),
    get('coupons of the counter', '/v1/counter/coupons?period=week', staff),
    get('figures of today', '/v1/counter/stores/1/days/today', staff),
    get('figures of all stores today', '/v1/counter/days/today', staff),
    get('orders of today', '/v1/counter/stores/1/days/today/orders', staff),
    get('answers to surveys', '/v1/counter/stores/1/surveys', staff),
    post('orders by a phone', search, find('87654321'), staff),
    post('orders by a name that none has', search, find('Xyzzy'), staff),
  ];
}

type Named = { name: string; request: Buffer };

async function timeOf(name: string, port: number, request: Buffer | undefined): Promise<number> {
  if (request === undefined) throw new Error('the sides have other calls');
  const connection = await openConnection(port, (error) => {
    throw error;
  });
  const from = performance.now();
  const { status, body } = await sent(connection, request);
  const took = performance.now() - from;
  connection.close();
  if (status !== 200)
    throw new Error(`${name} answered ${status}: ${body.toString().slice(0, 300)}`);
  return took;
}

const sent = (connection: Connection, request: Buffer) =>
  new Promise<{ status: number; body: Buffer }>((resolve) =>
    connection.send(request, true, resolve),
  );
