import { trustedScriptUrl } from '@comanda/ui/trusted-types.ts';

/** A browser's address for push messages, as the API takes it. */
export type BrowserPush = { endpoint: string; keys: { p256dh: string; auth: string } };

/**
 * Returns whether this browser can show push messages of this page. An iPhone can once the shop is
 * on its home screen.
 */
export const isPushSupported = (): boolean =>
  import.meta.env.PROD &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window;

/**
 * Returns this browser's subscription, or null if the shopper has not asked for push messages here,
 * or has blocked them.
 */
export async function findBrowserPush(): Promise<BrowserPush | null> {
  if (Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? readSubscription(subscription) : null;
}

/**
 * Asks the shopper for permission and subscribes this browser with the platform's key. Only call it
 * after a tap. Null: the shopper, or the browser, refuses. @throws if the browser's push service
 * cannot be reached.
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserPush | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { serviceWorker } = navigator;
  await serviceWorker.register(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
  const { pushManager } = await serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return readSubscription(await pushManager.subscribe(options));
  } catch (error) {
    // A subscription with an earlier key of the platform stands in the way.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return readSubscription(await pushManager.subscribe(options));
  }
}

/** Ends this browser's subscription at its push service. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function readSubscription(subscription: PushSubscription): BrowserPush | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}
