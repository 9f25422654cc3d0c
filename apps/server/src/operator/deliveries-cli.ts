import { userInfo } from 'node:os';
import type { CourierName } from '@comanda/domain/courier/delivery.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Result } from '@comanda/domain/result.ts';
import {
  type OperatorContext,
  findDeliveryOfAnyTenant,
  openOperatorContext,
} from './operator-context.ts';
import { deliveryColumns, deliveryEventLines, deliveryRow } from './deliveries/delivery-table.ts';
import { printProblem, printLine, splitAtFlag, formatTable } from './terminal.ts';
import { deliveryEventLog } from '../features/delivery/delivery-events.ts';
import { listUndelivered } from '../features/delivery/list-undelivered.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import {
  retryDelivery,
  cancelOrderByOperator,
  type OperatorAction,
  markDelivered,
  type DeliveryActionProblem,
  reassignDelivery,
} from '../workflows/delivery/operator-delivery-actions.ts';

const usage = `npm run deliveries -- list [--all]              orders that wait for a person, the most urgent first; or all that couriers bring now
npm run deliveries -- show <id>                 who was asked, what they said, who decided; our name for it at a courier does as well
npm run deliveries -- again <id> [<courier>]    ask the store's couriers again, or first the one that is named (uber, peya, cabify)
npm run deliveries -- own <id>                  the store's own people bring it; its kitchen is told
npm run deliveries -- delivered <id>            the store's own people have handed it over
npm run deliveries -- take-away <id>            call off whoever is to bring it and has no food yet; the next courier is asked
npm run deliveries -- cancel <id> --why <text>  the order ends and what was paid goes back`;

const maxRows = 200;
const operatorName = userInfo().username;

async function list({ deps, tenants }: OperatorContext, all: boolean): Promise<boolean> {
  const rows: (readonly string[])[] = [];
  for (const id of tenants)
    rows.push(
      ...(await listUndelivered(autocommit(deps.db, id), all, maxRows)).map((delivery) =>
        deliveryRow(id, delivery),
      ),
    );
  const none = all ? 'No courier brings anything now.' : 'No order waits for a person.';
  for (const line of rows.length > 0 ? formatTable([deliveryColumns, ...rows]) : [none])
    printLine(line);
  return true;
}

async function show(context: OperatorContext, word: string): Promise<boolean> {
  const found = await findDeliveryOfAnyTenant(context, word);
  if (!found) return printProblem(`${word}: no order of that name`);
  const { tenantId, delivery } = found;
  printLine(
    `${tenantId}, order #${delivery.number} (${delivery.orderId}), ${delivery.orderStatus}, payment ${delivery.paymentStatus}`,
  );
  if (delivery.decideBy !== null)
    printLine(`waits for a person; is cancelled and paid back at ${delivery.decideBy}`);
  for (const line of formatTable(
    deliveryEventLines(
      await deliveryEventLog(autocommit(context.deps.db, tenantId), delivery.orderId),
    ),
  ))
    printLine(line);
  return true;
}

const refusals: Readonly<Record<DeliveryActionProblem, string>> = {
  notFound: 'no such order for delivery',
  notReleased: 'its kitchen does not know of it yet',
  ended: 'it has ended',
  stillActive: 'somebody brings it: take it away first, and wait until that is called off',
  pickedUp: 'whoever brings it has the food already',
  noDelivery: 'nobody is to bring it',
  unknownCourier: 'not a courier of that store',
};

/** Finds the order, carries out the operator's decision and prints its outcome. */
async function runDecision(
  context: OperatorContext,
  word: string,
  done: string,
  work: (
    tenantId: TenantId,
    decision: OperatorAction,
  ) => Promise<Result<unknown, DeliveryActionProblem>>,
) {
  const found = await findDeliveryOfAnyTenant(context, word);
  if (!found) return printProblem(`${word}: ${refusals.notFound}`);
  const outcome = await work(found.tenantId, { orderId: found.delivery.orderId, by: operatorName });
  if (!outcome.ok) return printProblem(`${word}: ${refusals[outcome.error]}`);
  printLine(`${done} npm run deliveries -- show ${found.delivery.orderId}`);
  return true;
}

const couriers: Readonly<Record<string, CourierName>> = {
  uber: 'uber_delivery',
  peya: 'peya_delivery',
  cabify: 'cabify_delivery',
};

function dispatchAgain(
  context: OperatorContext,
  word: string,
  named: string | undefined,
): Promise<boolean> | boolean {
  const courier = named === undefined ? null : couriers[named];
  if (courier === undefined)
    return printProblem(`${named}: one of ${Object.keys(couriers).join(', ')}`);
  return runDecision(context, word, "The server's jobs ask now.", (tenantId, decision) =>
    retryDelivery(context.deps, tenantId, { ...decision, courier }),
  );
}

function run(
  context: OperatorContext,
  [command, ...rest]: readonly string[],
): Promise<boolean> | boolean {
  const { words, text: why } = splitAtFlag(rest, '--why');
  const [word, named] = words;
  const { deps } = context;
  if (command === 'list') return list(context, word === '--all');
  if (command === undefined || word === undefined) return printProblem(usage);
  switch (command) {
    case 'show':
      return show(context, word);
    case 'again':
      return dispatchAgain(context, word, named);
    case 'own':
      return runDecision(context, word, 'Its kitchen is told.', (id, decision) =>
        retryDelivery(deps, id, { ...decision, courier: 'own_delivery' }),
      );
    case 'delivered':
      return runDecision(context, word, 'Delivered.', (id, decision) =>
        markDelivered(deps, id, decision),
      );
    case 'take-away':
      return runDecision(
        context,
        word,
        'It is called off; then the next is asked.',
        (id, decision) => reassignDelivery(deps, id, decision),
      );
    case 'cancel':
      if (why === '') return printProblem('a cancellation needs a reason: --why <text>');
      return runDecision(context, word, 'Cancelled; what was paid goes back.', (id, decision) =>
        cancelOrderByOperator(deps, id, { ...decision, why }),
      );
    default:
      return printProblem(usage);
  }
}

const context = await openOperatorContext();
try {
  process.exitCode = (await run(context, process.argv.slice(2))) ? 0 : 1;
} finally {
  await context.close();
}
