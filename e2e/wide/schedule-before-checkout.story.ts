import { expect, type Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../support/accessibility.ts';
import { originOf } from '../support/import-and-await-tenant.ts';
import { boxOf } from '../support/layout.ts';
import { publishStoryMenu } from '../support/publish-story-menu.ts';
import {
  choosePickup,
  fillForm,
  openCart,
  openMenu,
  placeDialog,
  pressAddToCart,
  pressCheckout,
  sheetOf,
} from '../support/shopper.ts';
import { storyDish } from '../support/story-menu.ts';
import { test } from '../support/story.ts';
import { chooseTomorrow, dayTab, timeRadio, timesDialog, weekdayAhead } from '../support/times.ts';
import { payWithWebpay } from '../support/webpay.ts';

/** One worker runs all stories of this file, so that their brand is published once. */
test.describe.configure({ mode: 'default' });

test.slow();

const scheduled = (page: Page, time: string) =>
  page.getByText(`Programado para mañana, ${time}.`, { exact: true });

test('a dish of another hour is scheduled from its sheet with an empty cart, added and paid for that hour', async ({
  page,
}) => {
  const brand = `otherhour-${test.info().project.name}`;
  const tomorrow = weekdayAhead(1);
  await publishStoryMenu(brand, {
    categories: [
      {
        name: 'Carta',
        products: [
          storyDish(1, 'Budín', {
            availability: [tomorrow],
            availabilityTime: { [tomorrow]: [['16:00', '19:00']] },
          }),
          storyDish(2, 'Jalea'),
        ],
      },
    ],
  });
  await page.goto(originOf(brand));
  await page.getByRole('link', { name: 'Budín', exact: true }).click();
  const sheet = sheetOf(page, 'Budín');
  await expect(sheet.getByText('Disponible mañana desde las 16:00')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the sheet of a dish of another hour');
  await sheet.getByRole('button', { name: 'Programar para mañana, 16:00' }).click();
  await expect(placeDialog(page).getByRole('radio', { name: 'Programar' })).toBeChecked();
  await choosePickup(page);
  await expect(dayTab(page, 1)).toHaveAttribute('aria-selected', 'true');
  await expect(timeRadio(page, '16:00')).toBeChecked();
  await expect(timeRadio(page, '12:00')).toHaveCount(0);
  await timesDialog(page).getByRole('button', { name: 'Programar mañana, 16:00' }).click();
  await expect(timesDialog(page)).toBeHidden();
  await pressAddToCart(sheet);
  await expect(sheet).toBeHidden();
  await expect(scheduled(page, '16:00')).toBeVisible();
  await pressCheckout(
    page,
    await openCart(page),
    page.getByRole('heading', { level: 1, name: 'Finaliza tu pedido' }),
  );
  await fillForm(page);
  await payWithWebpay(page, { isReviewed: true });
});

test('the home schedules an order while the cart is empty: place first, then the time', async ({
  page,
}) => {
  await openMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Programar' }).click();
  await expect(placeDialog(page).getByRole('radio', { name: 'Programar' })).toBeChecked();
  await expectAccessibleAtAllWidths(page, 'the place dialog of an order for later');
  await choosePickup(page);
  const firstTab = await boxOf(dayTab(page, 0));
  expect(firstTab.left).toBe((await boxOf(timesDialog(page).getByRole('tabpanel'))).left);
  await chooseTomorrow(page, '20:00');
  await expect(scheduled(page, '20:00')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Programado para' })).toHaveCount(1);
});

test('the head schedules at every width, and its name is whole', async ({ page }) => {
  await openMenu(page);
  const head = page.getByRole('banner');
  const name = head.getByRole('link', { name: 'Brasa & Pan' }).locator('span');
  for (const width of [390, 551, 600, 699, 700, 1_280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(head.getByRole('button', { name: 'Programar' })).toBeVisible();
    expect((await boxOf(name)).height, `one line at ${width} px`).toBeLessThan(40);
  }
});

test('the place dialog asks for the time only of an order for later, and drops a chosen time again', async ({
  page,
}) => {
  await openMenu(page);
  const head = page.getByRole('button', { name: /¿A dónde lo llevamos\?|Retiro en local/ });
  await head.click();
  const dialog = placeDialog(page);
  await expect(dialog.getByRole('radio', { name: 'Lo antes posible' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Programar' }).check();
  await choosePickup(page);
  await chooseTomorrow(page, '20:00');
  await expect(scheduled(page, '20:00')).toBeVisible();
  await head.click();
  await expect(dialog.getByRole('radio', { name: 'Mañana, 20:00' })).toBeChecked();
  await choosePickup(page);
  await expect(scheduled(page, '20:00')).toBeVisible();
  await head.click();
  await dialog.getByRole('radio', { name: 'Lo antes posible' }).check();
  await choosePickup(page);
  await expect(scheduled(page, '20:00')).toHaveCount(0);
});
