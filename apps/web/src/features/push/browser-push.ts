import {
  type BrowserPush,
  findPush,
  hasPush,
  subscribePush,
  unsubscribePush,
} from '@comanda/client/browser-push.ts';
import { trustedScriptUrl } from '@comanda/ui/trusted-types.ts';

/**
 * Returns whether this browser can show push messages of this page. An iPhone can once the shop is
 * on its home screen.
 */
export const isPushSupported = (): boolean => import.meta.env.PROD && hasPush();

/**
 * Returns this browser's subscription, or null if the shopper has not asked for push messages here,
 * or has blocked them.
 */
export const findBrowserPush = async (): Promise<BrowserPush | null> =>
  findPush(await navigator.serviceWorker.getRegistration());

/**
 * Asks the shopper for permission and subscribes this browser with the platform's key. Only call it
 * after a tap. Null: the shopper, or the browser, refuses. @throws if the browser's push service
 * cannot be reached.
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserPush | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { serviceWorker } = navigator;
  await serviceWorker.register(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
  return subscribePush(await serviceWorker.ready, publicKey);
}

/** Ends this browser's subscription at its push service. */
export const unsubscribeBrowser = async (): Promise<void> =>
  unsubscribePush(await navigator.serviceWorker.getRegistration());
