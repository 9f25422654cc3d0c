/** A browser's address for push messages, as the API takes it. */
export type BrowserPush = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Returns whether this browser can show push messages of a page. */
export const hasPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/**
 * Returns the browser's subscription, or null if nobody has asked for push messages here, or has
 * blocked them.
 */
export async function findPush(
  registration: ServiceWorkerRegistration | undefined,
): Promise<BrowserPush | null> {
  if (Notification.permission !== 'granted') return null;
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? readSubscription(subscription) : null;
}

/**
 * Subscribes the browser with the platform's key; the person has given the permission. @throws if
 * the browser's push service cannot be reached.
 */
export async function subscribePush(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<BrowserPush | null> {
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

/** Ends the browser's subscription at its push service. */
export async function unsubscribePush(
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function readSubscription(subscription: PushSubscription): BrowserPush | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}
