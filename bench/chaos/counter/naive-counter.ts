import type { ServerResponse } from 'node:http';
import type { Board, BoardCard } from '@comanda/contract/counter/board.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import type pg from 'pg';
import { hashToken } from '../../../apps/server/src/session/tokens.ts';

/** One request of a tablet. `body`: parsed. */
type NaiveRequest = {
  readonly method: string;
  readonly path: string;
  readonly brand: string;
  readonly token: string;
  readonly key: string;
  readonly body: { readonly minutes?: number; readonly part?: string; readonly amount?: number };
};

export type NaiveCounter = {
  answer(request: NaiveRequest): Promise<{ status: number; body?: unknown }>;
  /** Streams the board of a brand to the response. */
  follow(brand: string, response: ServerResponse): Promise<void>;
};

type Row = { id: string; total: number; status: OrderStatus; ready_at: Date | null };

/** Changes of an order by the end of their path. */
const moves = {
  accept: { kind: 'order.accept', status: 'preparing' },
  reject: { kind: 'order.reject', status: 'cancelled' },
  start: { kind: 'order.start', status: null },
  ready: { kind: 'order.ready', status: 'ready' },
  'hand-over': { kind: 'order.handOver', status: 'completed' },
  dismiss: { kind: 'order.dismiss', status: null },
} as const;

const columns: Partial<Record<OrderStatus, BoardCard['column']>> = {
  created: 'new',
  preparing: 'kitchen',
  ready: 'ready',
};
const notFound = { status: 404, body: { code: 1002, message: 'NOT_FOUND', metadata: {} } };
const newOrdersEveryMs = 400;

/**
 * The counter of a first draft, for comparison: it looks at no idempotency key, moves an order
 * without a look at its status, gives back whatever is asked, and tells the boards of its own
 * process alone.
 */
export function openNaiveCounter(pool: pg.Pool): NaiveCounter {
  const streams = new Set<{ brand: string; response: ServerResponse }>();
  const known = new Set<string>();
  const rowsOf = async (brand: string): Promise<Row[]> =>
    (
      await pool.query<Row>(
        `select id::text, total, status, ready_at from naive_orders
          where brand = $1 and paid and status in ('created', 'preparing', 'ready') order by id`,
        [brand],
      )
    ).rows;
  const tell = (brand: string, row: Row): void => {
    for (const { brand: followed, response } of streams)
      if (followed === brand) response.write(`data: ${JSON.stringify(eventOf(row))}\n\n`);
  };
  const tellNew = async (): Promise<void> => {
    for (const brand of new Set([...streams].map((stream) => stream.brand)))
      for (const row of await rowsOf(brand)) {
        if (!known.has(row.id)) tell(brand, row);
        known.add(row.id);
      }
  };
  setInterval(() => void tellNew().catch(() => undefined), newOrdersEveryMs);
  return {
    answer: async (request) => {
      if (request.path.endsWith('/board'))
        return { status: 200, body: boardOf(await rowsOf(request.brand)) };
      const orderId = /\/orders\/([^/]+)/.exec(request.path)?.[1];
      if (orderId === undefined) return notFound;
      const row = await change(pool, request, orderId);
      if (row === null) return notFound;
      if (request.method !== 'GET') tell(request.brand, row);
      return { status: 200, body: answerOf(request, row) };
    },
    follow: async (brand, response) => {
      const stream = { brand, response };
      const board = boardOf(await rowsOf(brand));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify({ kind: 'board', board })}\n\n`);
      streams.add(stream);
      response.on('close', () => streams.delete(stream));
    },
  };
}

/**
 * Does what the request says, and lists it. Returns the order as it is then; null: an unknown
 * change.
 */
async function change(
  pool: pg.Pool,
  { method, path, brand, token, key, body }: NaiveRequest,
  orderId: string,
): Promise<Row | null> {
  const name = path.split('/').at(-1) ?? '';
  const move = Object.entries(moves).find(([each]) => each === name)?.[1];
  const { minutes = null, part = null, amount = null } = body;
  const list = (kind: string) =>
    pool.query('insert into naive_actions values ($1, $2, $3, $4, $5, $6, $7)', [
      ...[brand, hashToken(token), key, kind, orderId, part, amount],
    ]);
  if (move) {
    await pool.query(
      `update naive_orders set status = coalesce($2, status),
        timeline = timeline || coalesce(array[$2], '{}'::text[]),
        ready_at = coalesce(now() + make_interval(mins => $3), ready_at) where id = $1`,
      [orderId, move.status, minutes],
    );
    await list(move.kind);
  } else if (name !== 'refund') return null;
  if (name === 'refund' && method === 'POST') {
    await pool.query('insert into naive_refunds values ($1, $2, $3)', [orderId, part, amount]);
    await list('order.refund');
  }
  const { rows } = await pool.query<Row>(
    'select id::text, total, status, ready_at from naive_orders where id = $1',
    [orderId],
  );
  return rows[0] ?? null;
}

function answerOf({ method, path, body }: NaiveRequest, { id, status, total }: Row): object {
  if (path.endsWith('/refund') && method === 'POST')
    return { amount: body.amount, way: 'provider', left: total };
  if (path.endsWith('/refund'))
    return {
      ...{ orderId: id, number: 1, status, paymentMethod: 'webpay', total, left: total },
      ...{ way: 'provider', partWay: 'provider', endsAs: 'reversed', lines: [], refunds: [] },
      ...{ returned: 0, due: 0, state: 'none' },
    };
  return { id, status, version: 1, startedAt: null, estimatedAt: null, products: [] };
}

const noAlerts = { pause: null, busy: null, deliveryOff: null, pickupOff: null };

const boardOf = (rows: readonly Row[]): Omit<Board, 'cards'> & { cards: object[] } => ({
  ...{ now: new Date().toISOString(), storeName: 'Local', timeZone: 'America/Santiago' },
  ...{ waitMinutes: 15, acceptsAlone: false, alerts: noAlerts, cards: rows.map(cardOf) },
  printers: { papers: [], trouble: [] },
});

const eventOf = (row: Row): object => {
  const now = new Date().toISOString();
  return columns[row.status]
    ? { kind: 'order', now, card: cardOf(row) }
    : { kind: 'gone', now, id: row.id, status: row.status };
};

const cardOf = ({ id, total, status, ready_at }: Row): object => ({
  ...{ id, number: 1, version: 1, column: columns[status] ?? 'new', status },
  ...{ dispatchMethod: 'in_store', broughtBy: 'store', riderName: null, customerName: 'Camila' },
  ...{
    lines: [],
    allergies: [],
    itemCount: 1,
    total,
    toCollect: 0,
    paymentMethod: 'webpay',
    scheduledAt: null,
  },
  ...{ opensAt: null, readyAt: ready_at?.toISOString() ?? null, estimatedAt: null },
  ...{ releasedAt: null, acceptedAt: null, startedAt: null, soonAt: null, lateAt: null },
  ...{ alarm: null, needsCode: false, ended: null },
});
