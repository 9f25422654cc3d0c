import { openDesk } from './deliveries-cli/desk.ts';
import { complain, say, table } from './desk/say.ts';
import { listUntoldOrders, type UntoldOrder } from './features/order/kitchen-failure.ts';
import { eachAlone } from './platform/db/one-statement.ts';

const usage = `npm run kitchen -- list     orders that their restaurant's system could not be told of so far, the longest waiting first`;

const most = 200;
const heads = ['since', 'tenant', 'store', 'order', 'stands at', 'tries', 'last problem', 'id'];

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
      rows.push(...untold.map((order) => rowOf(id, order)));
    }
    const sorted = rows.toSorted(([one = ''], [other = '']) => one.localeCompare(other));
    for (const line of sorted.length > 0 ? table([heads, ...sorted]) : ['Every restaurant knows of its orders.']) say(line);
  } else {
    complain(usage);
    process.exitCode = 1;
  }
} finally {
  await desk.close();
}
