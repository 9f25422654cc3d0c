import { expect } from '@playwright/test';
import { addPlain, chooseDelivery, isPhone, openMenu } from './support/shopper.ts';
import { test } from './support/story.ts';

test('at the end of the checkout nothing stays under its bar, however much the bar says', async ({ page }) => {
  await openMenu(page);
  await addPlain(page);
  await chooseDelivery(page, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
  await page.goto('/checkout');
  await expect(page.getByText(/^El mínimo para esta forma de entrega es/).filter({ visible: true })).toBeVisible();
  const terms = page.getByRole('checkbox', { name: /^Acepto los/ });
  await terms.focus();
  await terms.press('Space');
  await expect(terms).toBeChecked();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(terms).toBeInViewport();
  await terms.click();
  await expect(terms).not.toBeChecked();
  if (isPhone(page)) await expect(page.getByRole('button', { name: 'Ver detalle' })).toBeInViewport();
});
