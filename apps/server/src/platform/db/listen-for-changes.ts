import { isFileId, isTenantId, type StoreId } from '@comanda/domain/ids.ts';
import pg from 'pg';
import type { Change, ChangeKind } from '../events.ts';

export const changedChannel = 'comanda_changed';
const retryMs = 1_000;
const kinds: ReadonlySet<string> = new Set<ChangeKind>([
  'tenant',
  'prices',
  'disableds',
  'store',
  'menu',
  'coupons',
  'order',
  'printer',
  'session',
]);
const isKind = (text: string): text is ChangeKind => kinds.has(text);

/**
 * Parses `tenant:kind:id`, and of an order `tenant:order:id:store`; null for any other text.
 */
export function readChange(payload: string): Change | null {
  const [tenantId = '', kind = '', ...rest] = payload.split(':');
  if (!isKind(kind) || !isTenantId(tenantId)) return null;
  const change = { tenantId, kind };
  const [orderId = '', storeId] = rest;
  const store = Number(storeId);
  return kind === 'order' && isFileId<StoreId>(store)
    ? { ...change, id: orderId, storeId: store }
    : { ...change, id: rest.join(':') };
}

type Listener = {
  url: string;
  onChange(change: Change): void;
  /** Called on each new connection: notifications before it may be lost. */ onConnected(): void;
  /** Called when the connection is lost: no notification arrives until the next one. */
  onLost?(): void;
};

/**
 * Listens on a connection of its own and reconnects every second until it succeeds. Returns a
 * function that stops it.
 */
export function listenForChanges({
  url,
  onChange,
  onConnected,
  onLost = () => undefined,
}: Listener): () => Promise<void> {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const retry = () => {
    if (!stopped) timer = setTimeout(connect, retryMs).unref();
  };
  const connect = () => {
    const newClient = new pg.Client({
      connectionString: url,
      application_name: 'comanda listen',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    });
    client = newClient;
    newClient.on('error', () => undefined);
    newClient.on('end', () => {
      onLost();
      retry();
    });
    newClient.on('notification', ({ payload }) => {
      const change = readChange(payload ?? '');
      if (change) onChange(change);
    });
    newClient
      .connect()
      .then(() => newClient.query(`listen ${changedChannel}`))
      .then(onConnected, () => void newClient.end().catch(retry));
  };
  connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
