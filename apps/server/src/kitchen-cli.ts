import type { TenantId } from '@comanda/domain/ids.ts';
import { unacceptedAlarmMinutes } from '@comanda/domain/order/unaccepted.ts';
import { type Desk, openDesk } from './deliveries-cli/desk.ts';
import { complain, say, table } from './desk/say.ts';
import { listUntoldOrders, type UntoldOrder } from './features/order/kitchen-failure.ts';
import { listUnaccepted } from './features/order/unaccepted-orders.ts';
import { eachAlone } from './platform/db/one-statement.ts';

const usage = `npm run kitchen -- list     orders that their restaurant's system could not be told of so far, and orders that it does not begin, the longest
                            waiting first`;

const most = 200;
const heads = ['since', 'tenant', 'store', 'order', 'stands at', 'tries', 'last problem', 'id'];

/** `untold` has those already that the restaurant does not even know of. */
async function unbegun(desk: Desk, tenantId: TenantId, untold: readonly UntoldOrder[]): Promise<string[][]> {
  const before = new Date(desk.deps.clock() - unacceptedAlarmMinutes * 60_000).toISOString();
  const orders = await listUnaccepted(eachAlone(desk.deps.db, tenantId), before, most);
  return orders
    .filter(({ orderId }) => !untold.some((other) => other.orderId === orderId))
    .map(({ since, storeId, storeName, number, orderId }) => [
      since,
      tenantId,
      `${storeId} ${storeName}`,
      `#${number}`,
      'created',
      '',
      'not begun',
      orderId,
    ]);
}

const rowOf = (tenantId: string, { since, storeId, storeName, number, status, failures, problem, orderId }: UntoldOrder): string[] => [
  since,
  tenantId,
  `${storeId} ${storeName}`,
  `#${number}`,
  status,
  String(failures),
  problem,
  orderId,
];

const desk = await openDesk();
try {
  const [command] = process.argv.slice(2);
  if (command === 'list') {
    const rows: (readonly string[])[] = [];
    for (const id of desk.tenants) {
      const untold = await listUntoldOrders(eachAlone(desk.deps.db, id), most);
      rows.push(...untold.map((order) => rowOf(id, order)), ...(await unbegun(desk, id, untold)));
    }
    const sorted = rows.toSorted(([one = ''], [other = '']) => one.localeCompare(other));
    for (const line of sorted.length > 0 ? table([heads, ...sorted]) : ['Every restaurant knows of its orders and has begun them.'])
      say(line);
  } else {
    complain(usage);
    process.exitCode = 1;
  }
} finally {
  await desk.close();
}
