import {
  type BrowserPush,
  findPush,
  hasPush,
  subscribePush,
  unsubscribePush,
} from '@comanda/client/browser-push.ts';
import { counterBase } from '../../platform/paths.ts';

/** `install`: an iPhone or iPad, which has push messages once the counter is on its home screen. */
export type PushSupport = 'yes' | 'install' | 'no';

/** Returns whether this browser can show push messages of the counter. */
export function pushSupport(): PushSupport {
  if (hasPush()) return 'yes';
  return 'standalone' in navigator ? 'install' : 'no';
}

/** Returns whether the person has forbidden push messages to this site. */
export const isPushBlocked = (): boolean => Notification.permission === 'denied';

/** The registration of the counter's worker, which is there since the sign-in. */
const counterRegistration = () => navigator.serviceWorker.getRegistration(counterBase);

/** Returns this phone's subscription; null: there is none, or it is blocked. */
export const findPhonePush = async (): Promise<BrowserPush | null> =>
  findPush(await counterRegistration());

/**
 * Asks for permission and subscribes this phone. Only call it after a tap. Null: the person
 * refuses. @throws if there is no worker, or the browser's push service cannot be reached.
 */
export async function subscribePhone(publicKey: string): Promise<BrowserPush | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  if ((await counterRegistration()) === undefined) throw new Error('the counter has no worker');
  return subscribePush(await navigator.serviceWorker.ready, publicKey);
}

/** Ends this phone's subscription at its push service. */
export const unsubscribePhone = async (): Promise<void> =>
  unsubscribePush(await counterRegistration());
