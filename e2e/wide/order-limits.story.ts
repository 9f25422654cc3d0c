import { expect, type Page } from '@playwright/test';
import { canStartServer, startExtraServer } from '../support/extra-server.ts';
import { fillForm, goToCheckout, walkToPickup, pressOrder } from '../support/shopper.ts';
import { test } from '../support/story.ts';

test.skip(!canStartServer, 'needs a server of its own');

/**
 * Before the page's next order reaches the shop, the same guest places `count` other orders, each
 * with its own key.
 */
const orderBefore = (page: Page, count: number): Promise<void> =>
  page.evaluate((others) => {
    const realFetch = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const isOrder =
        input instanceof Request &&
        input.method === 'POST' &&
        new URL(input.url).pathname === '/v1/orders';
      if (!isOrder) return realFetch(input, init);
      window.fetch = realFetch;
      for (let at = 0; at < others; at += 1) {
        const other = new Request(input.clone());
        other.headers.set('idempotency-key', crypto.randomUUID());
        await realFetch(other);
      }
      return realFetch(input, init);
    };
  }, count);

test(
  'a shopper with three unpaid orders gets a message, keeps the cart and can open them',
  { tag: '@both-widths' },
  async ({ browser, contextOptions }) => {
    const server = await startExtraServer({ ORDER_LIMITS: '1' });
    const page = await (
      await browser.newContext({ ...contextOptions, baseURL: server.origin('burger') })
    ).newPage();
    await walkToPickup(page);
    await goToCheckout(page);
    await fillForm(page);
    await orderBefore(page, 3);
    await pressOrder(page);
    const limitDialog = page.getByRole('dialog', { name: 'Tienes pedidos sin pagar' });
    await expect(limitDialog.getByRole('alert')).toContainText(
      'Ya hiciste 3 pedidos aquí que esperan su pago. No se cobró nada',
    );
    await limitDialog.getByRole('button', { name: 'Cambiar algo' }).click();
    await expect(limitDialog).toBeHidden();
    await pressOrder(page);
    await limitDialog.getByRole('button', { name: 'Mis pedidos' }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByRole('radio', { name: /^Pedido \d+/ })).toHaveCount(3);
    await server.stop();
  },
);
