import type { CDPSession, Page } from '@playwright/test';

type EmulatedBrowser = { endpoint: string; keys: { p256dh: string; auth: string } };
type Received = { browser: string; message: string };
const sandbox = process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4000';

/** A browser at the sandbox's push service, in place of the one that the browser's maker runs. */
export async function emulateSubscription(page: Page): Promise<EmulatedBrowser> {
  const answer = await fetch(`${sandbox}/push/subscriptions`, { method: 'POST' });
  const browser = (await answer.json()) as EmulatedBrowser;
  await page.addInitScript((given: EmulatedBrowser) => {
    let live: object | null = null;
    const subscription = {
      toJSON: () => given,
      unsubscribe: async () => ((live = null), true),
    };
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      Object.assign(window, { askedForPush: true });
      return ask();
    };
    PushManager.prototype.subscribe = async () =>
      (live = subscription) as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => live as PushSubscription | null;
  }, browser);
  return browser;
}

/** Returns the messages that the browser's push service took, the newest first. */
export async function messagesOf({ endpoint }: EmulatedBrowser): Promise<readonly string[]> {
  const answer = await fetch(`${sandbox}/push.json`);
  const { pushes } = (await answer.json()) as { pushes: readonly Received[] };
  return pushes.filter(({ browser }) => endpoint.endsWith(browser)).map(({ message }) => message);
}

/** Hands a message to the worker, as the browser does when its push service sends one. */
export async function deliverPush(page: Page, message: string): Promise<void> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: message,
  });
  await devtools.detach();
}

/** Returns the notifications that the page's worker shows. */
export const notificationsOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });
