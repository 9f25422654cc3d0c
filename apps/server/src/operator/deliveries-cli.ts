import { userInfo } from 'node:os';
import type { CourierName } from '@comanda/domain/courier/delivery.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Result } from '@comanda/domain/result.ts';
import {
  type OperatorContext,
  findDeliveryOfAnyTenant,
  openOperatorContext,
} from './operator-context.ts';
import { listDeliveries, showDelivery } from '../delivery/commands/list-deliveries.ts';
import { runCommand } from './run-command.ts';
import { printProblem, printLine, splitAtFlag } from './terminal.ts';
import {
  retryDelivery,
  cancelOrderByOperator,
  type OperatorAction,
  markDelivered,
  type DeliveryActionProblem,
  reassignDelivery,
} from '../delivery/operator-delivery-actions.ts';

const usage = `npm run deliveries -- list [--all]              orders that wait for an operator, the most urgent first; or all that couriers deliver now
npm run deliveries -- show <id>                 an order's event log; our reference at a courier serves as well
npm run deliveries -- retry <id> [<courier>]    request the store's couriers again, or this one first (uber, peya, cabify)
npm run deliveries -- own <id>                  the store's own staff deliver it; its kitchen is notified
npm run deliveries -- delivered <id>            the store's own staff have delivered it
npm run deliveries -- reassign <id>             cancel the courier before the pickup; the next courier is requested
npm run deliveries -- cancel <id> --why <text>  cancel the order and refund what was paid`;

const operatorName = userInfo().username;

const refusals: Readonly<Record<DeliveryActionProblem, string>> = {
  notFound: 'no such order for delivery',
  notReleased: 'its kitchen does not have it yet',
  ended: 'it has ended',
  stillActive: 'a delivery is under way: reassign it first, and wait until it is cancelled',
  pickedUp: 'the rider has picked up the food',
  noDelivery: 'no delivery can be cancelled',
  unknownCourier: 'not a courier of this store',
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

function retryDispatch(
  context: OperatorContext,
  word: string,
  named: string | undefined,
): Promise<boolean> | boolean {
  const courier = named === undefined ? null : couriers[named];
  if (courier === undefined)
    return printProblem(`${named}: one of ${Object.keys(couriers).join(', ')}`);
  return runDecision(context, word, 'The server requests couriers now.', (tenantId, decision) =>
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
  if (command === 'list') return listDeliveries(context, word === '--all');
  if (command === undefined || word === undefined) return printProblem(usage);
  switch (command) {
    case 'show':
      return showDelivery(context, word);
    case 'retry':
      return retryDispatch(context, word, named);
    case 'own':
      return runDecision(context, word, 'The server notifies its kitchen.', (id, decision) =>
        retryDelivery(deps, id, { ...decision, courier: 'own_delivery' }),
      );
    case 'delivered':
      return runDecision(context, word, 'Delivered.', (id, decision) =>
        markDelivered(deps, id, decision),
      );
    case 'reassign':
      return runDecision(
        context,
        word,
        'The server cancels it and requests the next courier.',
        (id, decision) => reassignDelivery(deps, id, decision),
      );
    case 'cancel':
      if (why === '') return printProblem('a cancellation needs a reason: --why <text>');
      return runDecision(
        context,
        word,
        'Cancelled; the server refunds what was paid.',
        (id, decision) => cancelOrderByOperator(deps, id, { ...decision, why }),
      );
    default:
      return printProblem(usage);
  }
}

await runCommand(openOperatorContext, run);
