import { expect } from '@playwright/test';
import { fullChromiumPath } from '../scripts/setup/chromium.mjs';
import {
  deliverPush,
  emulateSubscription,
  messagesOf,
  notificationsOf,
} from './support/emulated-push.ts';
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
  await deliverPush(page, message);
  await expect
    .poll(() => notificationsOf(page))
    .toContainEqual({
      title: 'Brasa & Pan',
      body: 'Tu pedido fue cancelado. Toca para ver por qué.',
    });
});
