import { expect } from '@playwright/test';
import {
  fillForm,
  isPhone,
  payButton,
  placeOrderOnPage,
  startPickupCheckout,
} from './support/shopper.ts';
import { boxOf } from './support/layout.ts';
import { test } from './support/story.ts';

/** The terms are accepted by ordering. docs/rules/checkout.md#terms. */

test(
  'the terms stand at the order button with a link to each text, and no box is ticked',
  { tag: '@both-widths' },
  async ({ page }) => {
    await startPickupCheckout(page);
    const terms = page.getByText(
      /^Al pedir aceptas los términos de Brasa & Pan y los del servicio/,
    );
    const shown = terms.filter({ visible: true });
    await expect(shown).toHaveCount(1);
    await expect(shown).toBeInViewport({ ratio: 1 });
    const [line, button] = [await shown.boundingBox(), await payButton(page).boundingBox()];
    const end = (button?.y ?? 0) + (button?.height ?? 0);
    expect((line?.y ?? 0) - end, 'pixels below the button').toBeLessThan(isPhone(page) ? 20 : 60);
    for (const [name, path] of [
      ['términos de Brasa & Pan', '/terms-and-conditions'],
      ['del servicio de pedidos de este sitio', '/mercat-terms-and-conditions'],
    ] as const)
      await expect(shown.getByRole('link', { name })).toHaveAttribute('href', path);
    await fillForm(page);
    const sent: unknown[] = [];
    await page.route('**/v1/orders', (route) => {
      sent.push(route.request().postDataJSON());
      return route.continue();
    });
    await placeOrderOnPage(page);
    expect(sent).toMatchObject([{ order: { terms_and_conditions: true } }]);
  },
);

test(
  'a section of the terms is reached from the contents',
  { tag: '@both-widths' },
  async ({ page }) => {
    await page.goto('/terms-and-conditions');
    const contents = page.getByRole('navigation', { name: 'Contenido' });
    await contents.getByRole('link', { name: '6. Pagos, propinas y boleta' }).click();
    const heading = page.getByRole('heading', { name: '6. Pagos, propinas y boleta' });
    const head = page.getByRole('banner');
    const gap = async () => (await boxOf(heading)).top - (await boxOf(head)).bottom;
    await expect.poll(gap, { message: 'pixels below the head' }).toBeLessThan(60);
    expect(await gap(), 'pixels below the head').toBeGreaterThan(0);
    await page.goBack();
    await expect(contents).toBeInViewport();
  },
);
