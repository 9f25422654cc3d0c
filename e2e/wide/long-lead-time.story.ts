import { expect } from '@playwright/test';
import { originOf } from '../support/import-and-await-tenant.ts';
import { publishStoryMenu } from '../support/publish-story-menu.ts';
import {
  pressAddToCart,
  choosePickup,
  fillForm,
  goToCheckout,
  openProduct,
  pressOrder,
} from '../support/shopper.ts';
import { storyDish } from '../support/story-menu.ts';
import { test } from '../support/story.ts';

/**
 * A product with days of lead time, or made to order: every screen from the checkout on shows the
 * date at which it can be ready.
 */

const brand = (): string => `slow-${test.info().project.name}`;

test.beforeAll(async () => {
  const products = [
    storyDish(1, 'Pavo', { cookingTime: 2, cookingTimeType: 'day' }),
    storyDish(2, 'Torta', { deferred: true }),
  ];
  await publishStoryMenu(brand(), { categories: [{ name: 'Carta', products }] });
});

/** The date in two days in the store's zone: `mar 24 nov`. */
const inTwoDays = (): string => {
  const parts = new Intl.DateTimeFormat('es-CL', {
    timeZone: 'America/Santiago',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
    .formatToParts(Date.now() + 2 * 86_400_000)
    .filter(({ type }) => type !== 'literal');
  const [weekday, day, month] = (['weekday', 'day', 'month'] as const).map(
    (partType) =>
      parts
        .find(({ type }) => type === partType)
        ?.value.replace('.', '')
        .slice(0, 3) ?? '',
  );
  return `${weekday} ${day} ${month}`;
};

test('checkout, review, success page and tracking show the day of a dish that takes two days', async ({
  page,
}) => {
  await page.goto(originOf(brand()));
  await pressAddToCart(await openProduct(page, 'Pavo'));
  await choosePickup(page);
  await goToCheckout(page);
  const asapText = new RegExp(`Lo antes posible · ${inTwoDays()}, cerca de las \\d\\d:\\d\\d`);
  await expect(page.getByRole('region', { name: 'Retiro en local' })).toContainText(asapText);
  await fillForm(page);
  await pressOrder(page);
  await expect(
    page.getByText(new RegExp(`^Listo el ${inTwoDays()}, cerca de las \\d\\d:\\d\\d$`)),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await expect(page.getByRole('region', { name: 'Listo aproximadamente' })).toContainText(
    inTwoDays(),
  );
});

test('a made-to-order dish shows no time until its kitchen gives one', async ({ page }) => {
  await page.goto(originOf(brand()));
  await pressAddToCart(await openProduct(page, 'Torta'));
  await choosePickup(page);
  await goToCheckout(page);
  await expect(
    page.getByText('Por encargo: Torta. Te confirmamos la hora en cuanto la cocina lo acepte.'),
  ).toBeVisible();
  const pickup = page.getByRole('region', { name: 'Retiro en local' });
  await expect(pickup).toContainText('Hora para retirarLo antes posible');
  await expect(pickup).not.toContainText('posible ·');
  await fillForm(page);
  await pressOrder(page);
  await expect(
    page.getByText('te confirmamos la hora en cuanto la cocina lo acepte'),
  ).toBeVisible();
});
