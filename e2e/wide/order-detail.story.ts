import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { orderForPickup, plainProduct } from '../support/shopper.ts';
import { test } from '../support/story.ts';

test('the success page opens the order’s lines and its full detail with the store’s phone', async ({
  page,
}) => {
  await orderForPickup(page);
  await page.getByRole('button', { name: 'Ver lo que pediste' }).click();
  const short = page.getByRole('dialog', { name: 'Tu pedido' });
  await expect(short).toContainText(`1 × ${plainProduct.name}`);
  await expect(short).toContainText(/Pedido \d+ · .*listo cerca de las/i);
  await short.getByRole('button', { name: 'Ver todo el detalle' }).click();
  const full = page.getByRole('dialog', { name: /^Pedido \d+$/ });
  await expect(full.getByRole('link', { name: /^Llamar a Local Ñuñoa/ })).toHaveAttribute(
    'href',
    /^tel:\+56\d+$/,
  );
  await expect(full).toContainText('Efectivo');
  await expect(full).toContainText('$3.290');
  await expectAccessible(page, 'the full detail');
});
