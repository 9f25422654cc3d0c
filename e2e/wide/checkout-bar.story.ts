import { expect } from '@playwright/test';
import { isPhone, placeDialog, startDelivery } from '../support/shopper.ts';
import { test } from '../support/story.ts';

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
    const offers = page.getByRole('checkbox', { name: /^Quiero recibir ofertas/ });
    await offers.focus();
    await offers.press('Space');
    await expect(offers).toBeChecked();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(offers).toBeInViewport();
    await offers.click();
    await expect(offers).not.toBeChecked();
    if (isPhone(page))
      await expect(page.getByRole('button', { name: 'Ver detalle' })).toBeInViewport();
  },
);
