import type { BrowserPush } from '@comanda/client/browser-push.ts';
import {
  createPushSubscription,
  deletePushSubscription,
} from '@comanda/contract/push-subscriptions.ts';
import { getSettings } from '@comanda/contract/settings.ts';
import type { OrderId, PushSubscriptionId } from '@comanda/domain/ids.ts';
import { useEffect, useState } from 'react';
import { type AppContext, useApp } from '../../shop/app-context.ts';
import {
  findBrowserPush,
  isPushSupported,
  subscribeBrowser,
  unsubscribeBrowser,
} from './browser-push.ts';

/**
 * `absent`: the browser or the platform has no push messages. `offer`: they may be turned on. `on`:
 * this browser gets them. `blocked`: the shopper has forbidden them to this site. `failed`: they
 * could not be turned on now.
 */
export type PushState =
  | { kind: 'absent' | 'offer' | 'working' | 'blocked' | 'failed' }
  | { kind: 'on'; id: PushSubscriptionId };

type Push = { state: PushState; turnOn(): Promise<void>; turnOff(): Promise<void> };

/**
 * Push messages about an order in this browser. The browser is never asked on load; one that was
 * asked before is stored again, for the session of this order.
 * docs/rules/notifications.md#button-for-push-messages.
 */
export function usePush(orderId: OrderId): Push {
  const app = useApp();
  const [publicKey, setPublicKey] = useState('');
  const [state, setState] = useState<PushState>({ kind: 'absent' });
  useEffect(() => {
    const shown = { current: true };
    void findState(app, orderId).then((found) => {
      if (!shown.current || found === null) return;
      setPublicKey(found.publicKey);
      setState(found.state);
    });
    return () => void (shown.current = false);
  }, [app, orderId]);
  return {
    state,
    turnOn: async () => {
      setState({ kind: 'working' });
      setState(await turnOn(app, orderId, publicKey));
    },
    turnOff: async () => {
      if (state.kind !== 'on') return;
      setState({ kind: 'offer' });
      await turnOff(app, orderId, state.id);
    },
  };
}

type Calls = Pick<AppContext, 'api' | 'orderBuyers'>;

async function findState(
  app: Calls,
  orderId: OrderId,
): Promise<{ publicKey: string; state: PushState } | null> {
  if (!isPushSupported()) return null;
  const settings = await app.api.call(getSettings, {});
  const publicKey = settings.ok ? settings.value?.pushPublicKey : undefined;
  if (publicKey === undefined) return null;
  const browser = await findBrowserPush().catch(() => null);
  const id = browser && (await store(app, orderId, browser));
  return { publicKey, state: id ? { kind: 'on', id } : { kind: 'offer' } };
}

async function turnOn(app: Calls, orderId: OrderId, publicKey: string): Promise<PushState> {
  try {
    const browser = await subscribeBrowser(publicKey);
    if (browser === null)
      return { kind: Notification.permission === 'denied' ? 'blocked' : 'offer' };
    const id = await store(app, orderId, browser);
    return id === null ? { kind: 'failed' } : { kind: 'on', id };
  } catch {
    return { kind: 'failed' };
  }
}

/** Stores the browser for the session that placed the order. Returns null if the server refuses. */
async function store(
  { api, orderBuyers }: Calls,
  orderId: OrderId,
  body: BrowserPush,
): Promise<PushSubscriptionId | null> {
  const saved = await orderBuyers.callAsBuyer(orderId, (as) =>
    api.call(createPushSubscription, { body, as }),
  );
  return saved.ok && saved.value !== null ? saved.value.id : null;
}

async function turnOff(
  { api, orderBuyers }: Calls,
  orderId: OrderId,
  id: PushSubscriptionId,
): Promise<void> {
  await unsubscribeBrowser().catch(() => undefined);
  await orderBuyers.callAsBuyer(orderId, (as) =>
    api.call(deletePushSubscription, { params: { id }, as }),
  );
}
