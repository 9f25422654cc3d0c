import { expect } from '@playwright/test';
import { fullChromiumPath } from '../../scripts/setup/chromium.mjs';
import { asOwner, openCounter } from '../support/counter.ts';
import {
  deliverPush,
  emulateSubscription,
  messagesOf,
  notificationsOf,
} from '../support/emulated-push.ts';
import { counterStore, placePickupAtCounter } from '../support/order-at-counter.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/story.ts';

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

const brand = 'cocina';

test(
  'a phone that was switched on is told of an order that nobody answers, and its notice opens the board of the store',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const phone = await emulateSubscription(page);
    const staff = await openCounter(page, baseURL, { brand, role: 'crew', path: '/cuenta' });
    await asOwner(brand, async (query) => {
      await query('update counter_devices set is_shared = false where tenant_id = $1 and id = $2', [
        brand,
        staff.deviceId,
      ]);
    });
    await page.reload();
    const toggle = page.getByRole('switch', { name: 'Avisarme en este teléfono' });
    await expect(toggle).not.toBeChecked();
    expect(await page.evaluate(() => Object.hasOwn(window, 'askedForPush'))).toBe(false);
    await toggle.press('Space');
    await expect(toggle).toBeChecked();
    await expect(page.getByText('Listo: los avisos llegan a este teléfono.')).toBeVisible();
    await expectAccessible(page, 'the alerts of a phone');

    const { id } = await placePickupAtCounter();
    await expect(() => letMinutePass(id)).toPass({ timeout: 60_000 });
    await expect.poll(async () => (await messagesOf(phone)).length, { timeout: 30_000 }).toBe(1);
    const [message = ''] = await messagesOf(phone);
    await deliverPush(page, message);
    await expect
      .poll(() => notificationsOf(page))
      .toContainEqual({ title: counterStore.name, body: expect.stringMatching(/respuesta\.$/) });

    const shown = page.getByRole('banner').getByRole('combobox');
    for (const id of [2, counterStore.id]) {
      await page.goto(new URL(`/mostrador?local=${id}`, page.url()).href);
      await expect(shown).toHaveValue(String(id));
      await expect(page).not.toHaveURL(/local=/);
    }
  },
);

/** Makes the notice of an order due now, once the order has arrived. */
const letMinutePass = (orderId: string): Promise<void> =>
  asOwner(brand, async (query) => {
    const { rows } = await query(
      `update jobs set run_at = now() where tenant_id = $1 and name = 'notify-staff'
        and payload ->> 'orderId' = $2 returning 1 as found`,
      [brand, orderId],
    );
    expect(rows).toHaveLength(1);
  });
