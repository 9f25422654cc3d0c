import { expect, type Page } from '@playwright/test';
import { addPlain, chooseDelivery, fillForm, openCart, openMenu, payInCash, placeOrder, pressCheckout } from './shopper.ts';

/** To a door of Local Ñuñoa, whose own people bring its orders, in cash; answers its id, with its page open. */
export async function orderDelivered(page: Page): Promise<string> {
  await openMenu(page);
  await addPlain(page);
  await chooseDelivery(page, 'Irarrazaval 2500', /Av\. Irarrázaval 2500/);
  await addPlain(page);
  const cart = await openCart(page);
  await pressCheckout(page, cart, page.getByRole('heading', { level: 1, name: 'Finaliza tu pedido' }));
  await payInCash(page);
  await fillForm(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/v1/orders') && response.request().method() === 'POST');
  await placeOrder(page);
  const { id } = (await (await answered).json()) as { id: string };
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await expect(page).toHaveURL(/\/orders/);
  return id;
}
