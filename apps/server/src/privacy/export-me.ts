import { exportedAnswers, exportedOrder, exportHead } from '@comanda/contract/personal-export.ts';
import type { exportMe as endpoint } from '@comanda/contract/privacy.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import type { CustomerOrder } from '../order/find-orders.rows.ts';
import { toOrder } from '../order/order.rows.ts';
import { countExport } from './count-export.rows.ts';
import { findExportedOrders } from '../order/exported-orders.rows.ts';
import { findExportedAnswers } from './export.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { answerText } from '../platform/http/compile-endpoint.ts';
import { download } from '../platform/http/download.ts';
import { pointRateOf } from '../points/point-rate-of.ts';
import { buyerOf } from '../order/read-orders.ts';
import { type ExportHead, readExportHead } from './export-head.ts';
import { jsonList, pagedRows } from './json-list.ts';

type Endpoint = typeof endpoint;

const textsOf = (decimals: Decimals) => ({
  head: answerText(exportHead, decimals),
  answers: answerText(exportedAnswers, decimals),
  order: answerText(exportedOrder, decimals),
});
const texts = { 0: textsOf(0), 2: textsOf(2) };

/**
 * Answers everything that is stored of the caller, as a file. Orders are read page by page while
 * the file is sent, so a long history takes no more memory than a short one.
 * docs/rules/privacy.md#export. Refused: TOO_MANY_REQUESTS after three exports of a day.
 */
export async function exportMe(
  deps: Pick<Deps, 'db' | 'menus'>,
  { tenant, session, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const id = buyerOf(session);
  if (id === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  const tx = autocommit(deps.db, tenant.id);
  const head = await readExportHead(tx, id, {
    now,
    pointRate: await pointRateOf(deps, tenant.id),
  });
  if (!head) return refuse(refusalOf('INVALID_TOKEN'));
  const seconds = await countExport(tx, id, now);
  if (seconds > 0) return refuse(refusalOf('TOO_MANY_REQUESTS', { seconds }));
  const fileName = `${tenant.id}-${head.exportedAt.slice(0, 10)}.json`;
  return accept(download(fileName, pieces(tx, { id, head, now, decimals: tenant.decimals })));
}

type Exported = { id: UserId; head: ExportHead; now: number; decimals: Decimals };

async function* pieces(tx: Tx, { id, head, now, decimals }: Exported): AsyncGenerator<string> {
  const write = texts[decimals];
  const answers = pagedRows((page) => findExportedAnswers(tx, { id, ...page }));
  const orders = pagedRows((page) => findExportedOrders(tx, { id, ...page }));
  yield `${write.head(head).slice(0, -1)},"answers":`;
  yield* jsonList(answers, write.answers);
  yield ',"orders":';
  yield* jsonList(orders, (row) => write.order(toExportedOrder(row, now)));
  yield '}\n';
}

function toExportedOrder(row: CustomerOrder, now: number) {
  const { dispatchNote, emailSubscription, plus18, terms } = row.snapshot;
  return {
    ...toOrder(row, now),
    contact: { name: row.customer_name, email: row.customer_email, phone: row.customer_phone },
    dispatchNote,
    consents: { emailSubscription, plus18, terms: [...(terms ?? [])] },
  };
}
