import type { reprintOrder as endpoint } from '@comanda/contract/counter/printers.ts';
import { paperOfStation } from '@comanda/domain/printer/printer.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import type { Deps } from '../deps.ts';
import { isHiddenFromRestaurant, notReprocessable } from '../order/move-locked-order.ts';
import { lockOrder } from '../order/move-order.rows.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { insertPaper } from './printer.rows.ts';
import { publishPrinterChange } from './queue-papers.rows.ts';
import { lockStorePrinter } from './store-printer.ts';

type Endpoint = typeof endpoint;

/**
 * Queues the paper of an order once more. Refused: NOT_FOUND for a printer or an order of others,
 * ORDER_NOT_REPROCESSABLE for an order that the counter was not shown yet.
 * docs/rules/printing.md#reprint.
 */
export async function reprintOrder(
  deps: Pick<Deps, 'db' | 'random'>,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, now } = call;
  const action = { storeId: params.id, kind: 'order.reprint', subject: params.orderId } as const;
  return runCounterAction(deps, call, action, async (tx) => {
    const order = await lockOrder(tx, params.orderId);
    if (order?.store_id !== params.id) return refuse(refusalOf('NOT_FOUND'));
    if (isHiddenFromRestaurant(order, now)) return refuse(notReprocessable(order, order.status));
    const printer = await lockStorePrinter(tx, params.id, params.printerId);
    if (!printer.ok) return printer;
    const { id, station } = printer.value;
    await insertPaper(tx, id, { orderId: order.id, at: isoOf(now) });
    await publishPrinterChange(tx, params.id);
    return accept({ answer: null, detail: { copy: paperOfStation(station), printer: id } });
  });
}
