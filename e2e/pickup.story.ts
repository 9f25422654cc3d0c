import { expect } from '@playwright/test';
import {
  pressAddToCart,
  choose,
  choosePickup,
  fillForm,
  goToCheckout,
  isPhone,
  openMenu,
  openProduct,
  payButton,
  placeOrderOnPage,
  addClassicBurger,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test(
  'a guest orders a burger, pays in cash when picking it up, and follows it until it is handed over',
  { tag: '@both-widths' },
  async ({ page }) => {
    await openMenu(page);
    await addClassicBurger(page);
    await choosePickup(page);
    await goToCheckout(page);
    await fillForm(page);
    await test.step('the button names payment, store, time and amount', async () => {
      const aside = page.getByRole('complementary', { name: 'Tu pedido' });
      const order = isPhone(page) ? payButton(page) : aside;
      await expect(payButton(page)).toBeInViewport({ ratio: 1 });
      for (const fact of ['Local Ñuñoa', /15\S*25 min/, 'pagas en efectivo', '$5.990'])
        await expect(order).toContainText(fact);
    });
    await placeOrderOnPage(page);
    await expect(page.getByText(/Pedido \d+ · pagas \$5\.990 al recibir/)).toBeVisible();
    await expect(page.getByText(/^Falta que el local lo confirme\. /)).toBeVisible();
    await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
    await expect(page.getByRole('list', { name: 'Estado del pedido' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Retirado' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByText('1 × Brasa Clásica')).toBeVisible();
    await expect(page).toHaveTitle(/Retirado/);
    await expect(page.getByRole('status').filter({ hasText: /Pedido \d+: Retirado/ })).toHaveCount(
      1,
    );
  },
);

test('after an order the cart is empty, and the menu shows the order banner without a layout shift', async ({
  page,
}) => {
  await openMenu(page);
  const sheet = await openProduct(page, 'Huerta');
  await choose(sheet, 'Tu pan', 'Pan de papa');
  await pressAddToCart(sheet);
  await choosePickup(page);
  await goToCheckout(page);
  await fillForm(page);
  await placeOrderOnPage(page);
  await page.getByRole('link', { name: 'Volver al menú' }).click();
  await expect(page.getByRole('button', { name: /Ver carro|Ir a pagar/ })).toHaveCount(0);
  const banner = page.getByRole('link', { name: /Tu pedido \d+ está en marcha/ });
  await expect(banner).toBeVisible();
  await page.addInitScript(() => {
    const top = () => String(document.querySelector('main')?.getBoundingClientRect().top);
    addEventListener('DOMContentLoaded', () =>
      Object.assign(document.documentElement.dataset, { firstTop: top() }),
    );
  });
  await page.reload();
  await expect(banner).toBeVisible();
  const top = await page
    .getByRole('main')
    .evaluate((main) => String(main.getBoundingClientRect().top));
  await expect(page.locator('html')).toHaveAttribute('data-first-top', top);
  await banner.click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole('list', { name: 'Estado del pedido' })).toBeVisible();
});
