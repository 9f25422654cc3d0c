import { expect, type Page } from '@playwright/test';
import { fillForm, placeOrderOnPage, startDeliveryCheckout } from './shopper.ts';

/**
 * Places a cash order for a delivery in the zone of Local Ñuñoa, whose own riders deliver it. Opens
 * its page; returns its id.
 */
export async function orderStoreDelivery(page: Page): Promise<string> {
  await startDeliveryCheckout(page);
  await fillForm(page);
  await placeOrderOnPage(page);
  const id = await placedOrderId(page);
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await expect(page).toHaveURL(/\/orders/);
  return id;
}

/** The id of the order that this browser placed last. */
async function placedOrderId(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Seguir mi pedido' });
  await expect(link).toBeVisible();
  const id = await page.evaluate(() => {
    const stored = localStorage.getItem(`comanda:${location.hostname}:placed-order`) ?? '{}';
    return (JSON.parse(stored) as { value?: { id?: string } }).value?.id;
  });
  if (id === undefined) throw new Error('the browser has no placed order');
  return id;
}
