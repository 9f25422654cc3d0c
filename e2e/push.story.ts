import { type CDPSession, expect, type Page } from '@playwright/test';
import { fullChromiumPath } from '../scripts/setup/chromium.mjs';
import { orderStoreDelivery } from './support/order-store-delivery.ts';
import { setOrderStatus } from './support/restaurant.ts';
import { test } from './support/story.ts';

// The headless shell that runs the other stories has no notifications.
test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: {
    executablePath: fullChromiumPath() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  },
});
test.slow();

type EmulatedBrowser = { endpoint: string; keys: { p256dh: string; auth: string } };
type Received = { browser: string; message: string };
const sandbox = process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4000';

/** A browser at the sandbox's push service, in place of the one that the browser's maker runs. */
async function emulateSubscription(page: Page): Promise<EmulatedBrowser> {
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

const messagesOf = async ({ endpoint }: EmulatedBrowser): Promise<readonly string[]> => {
  const answer = await fetch(`${sandbox}/push.json`);
  const { pushes } = (await answer.json()) as { pushes: readonly Received[] };
  return pushes.filter(({ browser }) => endpoint.endsWith(browser)).map(({ message }) => message);
};

/** Hands a message to the worker, as the browser does when its push service sends one. */
async function deliver(page: Page, message: string): Promise<void> {
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

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

test('after one tap the browser shows the news of its order; before it, it is not asked', async ({
  page,
}) => {
  const browser = await emulateSubscription(page);
  const order = await orderStoreDelivery(page);
  const button = page.getByRole('button', { name: 'Avísame cuando salga' });
  await expect(button).toBeVisible();
  expect(await page.evaluate(() => Object.hasOwn(window, 'askedForPush'))).toBe(false);
  await button.press('Enter');
  await expect(page.getByText('Te avisamos en este dispositivo')).toBeVisible();
  expect(await page.evaluate(() => Object.hasOwn(window, 'askedForPush'))).toBe(true);
  await expect(() => setOrderStatus(order, 'cancelled')).toPass({ timeout: 30_000 });
  await expect.poll(async () => (await messagesOf(browser)).at(0)).toContain('fue cancelado');
  const [message = ''] = await messagesOf(browser);
  await deliver(page, message);
  await expect
    .poll(() => notifications(page))
    .toContainEqual({
      title: 'Brasa & Pan',
      body: 'Tu pedido fue cancelado. Toca para ver por qué.',
    });
});
