import { expect, type Page } from '@playwright/test';
import { fillForm, placeOrderOnPage, startDeliveryCheckout } from './shopper.ts';

/** Places a cash order for a delivery in the zone of Local Ñuñoa, whose own riders deliver it. Opens its page; returns its id. */
export async function orderStoreDelivery(page: Page): Promise<string> {
  await startDeliveryCheckout(page);
  await fillForm(page);
  const orderAnswer = page.waitForResponse(
    (response) => response.url().endsWith('/v1/orders') && response.request().method() === 'POST',
  );
  await placeOrderOnPage(page);
  const { id } = (await (await orderAnswer).json()) as { id: string };
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await expect(page).toHaveURL(/\/orders/);
  return id;
}
