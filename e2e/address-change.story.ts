import { expect } from '@playwright/test';
import { chooseDelivery, placeDialog, startDelivery } from './support/shopper.ts';
import { test } from './support/story.ts';

test('a change of address shows the store, fee and total before and after, and can be undone', async ({
  page,
}) => {
  await startDelivery(page);
  await expect(placeDialog(page)).toBeHidden();
  const place = page.getByRole('button', { name: /^Delivery · / });
  await place.click();
  await placeDialog(page).getByRole('button', { name: 'Borrar la dirección' }).click();
  await chooseDelivery(page, 'Los Leones 300', /Av\. Los Leones 300/);
  const changed = page.getByRole('dialog', { name: 'Tu pedido cambió' });
  await expect(changed.getByText('Ahora sale de Local Providencia')).toBeVisible();
  await expect(changed.getByText('Antes salía de Local Ñuñoa')).toBeVisible();
  await expect(changed.getByText('Delivery: $2.690')).toBeVisible();
  await expect(changed.getByText('Antes $1.990')).toBeVisible();
  await changed.getByRole('button', { name: 'Volver a como estaba' }).click();
  await expect(changed).toBeHidden();
  await expect(place).toContainText('Irarrázaval 2500');
  await expect(place).toContainText('· Ñuñoa ·');
});
