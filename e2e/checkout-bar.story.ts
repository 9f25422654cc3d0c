import { expect } from '@playwright/test';
import { isPhone, placeDialog, startDelivery } from './support/shopper.ts';
import { test } from './support/story.ts';

test(
  'the bar of the checkout covers nothing at the end of the page, however long its text is',
  { tag: '@both-widths' },
  async ({ page }) => {
    await startDelivery(page);
    await expect(placeDialog(page)).toBeHidden();
    await page.goto('/checkout');
    await expect(
      page.getByText(/^El mínimo para esta forma de entrega es/).filter({ visible: true }),
    ).toBeVisible();
    const terms = page.getByRole('checkbox', { name: /^Acepto los/ });
    await terms.focus();
    await terms.press('Space');
    await expect(terms).toBeChecked();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(terms).toBeInViewport();
    await terms.click();
    await expect(terms).not.toBeChecked();
    if (isPhone(page))
      await expect(page.getByRole('button', { name: 'Ver detalle' })).toBeInViewport();
  },
);
