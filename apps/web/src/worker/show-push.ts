import { paths } from '../platform/paths.ts';
import { workerScope, type WorkerPushEvent } from './worker-scope.ts';

/**
 * Shows a push message. A browser demands a notification for each, so one that cannot be read shows
 * the shop's address.
 */
export function showPush({ data }: WorkerPushEvent): Promise<void> {
  const { title, body, tag } = readPush(data);
  return workerScope.registration.showNotification(title, { body, tag, icon: '/icon-192.png' });
}

/** Opens the page of the orders: in a window of the shop if one is open. */
export async function openOrders(): Promise<void> {
  const { clients } = workerScope;
  const [open] = await clients.matchAll({ type: 'window' });
  if (open === undefined) return void (await clients.openWindow(paths.orders));
  await open.focus();
  if (new URL(open.url).pathname !== paths.orders) await open.navigate(paths.orders);
}

function readPush(data: WorkerPushEvent['data']): { title: string; body: string; tag: string } {
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  try {
    const { title, body, tag } = Object(data?.json()) as Record<string, unknown>;
    return { title: textOf(title) || location.host, body: textOf(body), tag: textOf(tag) };
  } catch {
    return { title: location.host, body: '', tag: '' };
  }
}
