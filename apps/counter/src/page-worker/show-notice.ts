import { isRecord } from '@comanda/domain/is-record.ts';
import { boardAddressOf, counterBase } from '../platform/paths.ts';
import { workerScope, type WorkerNotificationEvent, type WorkerPushEvent } from './worker-scope.ts';

/**
 * Shows a notice for staff. A later one of the same tag replaces it and sounds again. A browser
 * demands a notification for each message, so one that cannot be read shows the shop's address.
 * docs/rules/counter-alerts.md#notice-on-the-phone.
 */
export function showNotice({ data }: WorkerPushEvent): Promise<void> {
  const { title, body, tag, storeId } = readNotice(data);
  return workerScope.registration.showNotification(title, {
    ...{ body, tag, renotify: tag !== '' },
    icon: '/icon-192.png',
    data: storeId,
  });
}

/** Opens the board of the notice's store: in a window of the counter if one is open. */
export async function openNotice({ notification }: WorkerNotificationEvent): Promise<void> {
  notification.close();
  const { data: storeId } = notification;
  const address = typeof storeId === 'number' ? boardAddressOf(storeId) : counterBase;
  const { clients } = workerScope;
  const open = (await clients.matchAll({ type: 'window' })).find(({ url }) => isCounter(url));
  if (open === undefined) return void (await clients.openWindow(address));
  await open.focus();
  await open.navigate(address);
}

function isCounter(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname === counterBase || pathname.startsWith(`${counterBase}/`);
}

type Notice = { title: string; body: string; tag: string; storeId: number | null };

function readNotice(data: WorkerPushEvent['data']): Notice {
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  const read = parse(data);
  return {
    title: textOf(read['title']) || location.host,
    body: textOf(read['body']),
    tag: textOf(read['tag']),
    storeId: Number.isInteger(read['storeId']) ? Number(read['storeId']) : null,
  };
}

function parse(data: WorkerPushEvent['data']): Readonly<Record<string, unknown>> {
  try {
    const read = data?.json();
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}
