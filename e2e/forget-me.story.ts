import { expect } from '@playwright/test';
import { openMenu, orderForPickup } from './support/shopper.ts';
import { test } from './support/story.ts';

test('the profile shows the stored personal data and deletes it on request', async ({ page }) => {
  await orderForPickup(page);
  await page.goto('/profile');
  await expect(page.getByRole('listitem').getByText('alvaro@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Olvidar mis datos en este dispositivo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, olvidar' }).click();
  await expect(page.getByText('alvaro@example.com')).toHaveCount(0);
  await openMenu(page);
  await expect(page.getByRole('button', { name: /Ver carro/ })).toHaveCount(0);
});
