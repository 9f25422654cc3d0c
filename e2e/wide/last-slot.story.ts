import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../support/accessibility.ts';
import { publishBurgerCopy } from '../support/publish-burger-copy.ts';
import { addPlain, choosePickup, fillForm } from '../support/shopper.ts';
import { test } from '../support/story.ts';
import {
  chooseTomorrow,
  dayTab,
  timeRadio,
  timesDialog,
  openTimesFromCheckout,
} from '../support/times.ts';
import { cartSize, expectWebpay, pressPayAndConfirm, payWithWebpay } from '../support/webpay.ts';

test.slow();

/**
 * A shopper of the brand whose checkout is complete but for the last press. Every slot has a
 * capacity of one.
 */
async function readyForTwo(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await addPlain(page);
  await choosePickup(page);
  await page.goto(`${origin}/checkout`);
  await openTimesFromCheckout(page);
  await chooseTomorrow(page, '14:00');
  await fillForm(page);
}

/**
 * Two shoppers review an order for the same slot with a capacity of one, and the other one places
 * the order first.
 */
async function otherShopperTakesSlot(page: Page, browser: Browser, id: string): Promise<void> {
  const origin = await publishBurgerCopy(`${id}-${test.info().project.name}`, ({ stores }) => {
    for (const store of stores) store['slotCapacity'] = 1;
  });
  await readyForTwo(page, origin);
  const other = await browser.newPage();
  await readyForTwo(other, origin);
  await pressPayAndConfirm(other);
  await expectWebpay(other);
  await other.close();
}

test('the last place of a slot goes to one shopper; the other hears so before paying and takes the next slot', async ({
  page,
  browser,
}) => {
  await otherShopperTakesSlot(page, browser, 'lastplace');
  await pressPayAndConfirm(page);
  const dialog = timesDialog(page);
  await expect(dialog).toContainText(
    'Esa hora se acaba de llenar. No se creó el pedido ni se cobró nada.',
  );
  await expect(dayTab(page, 1)).toHaveAttribute('aria-selected', 'true');
  await expect(timeRadio(page, '14:00')).toBeDisabled();
  await expect(timeRadio(page, '14:30')).toBeChecked();
  await expectAccessibleAtAllWidths(page, 'a time that was just taken');
  expect(await cartSize(page)).toBe(1);

  await test.step('a shopper who closes the message cannot pay for the full slot', async () => {
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(
      page
        .getByText(/La hora que elegiste, mañana a las 14:00, se llenó/)
        .filter({ visible: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pagar con Webpay/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Elegir la hora' }).filter({ visible: true }).click();
  });
  await dialog.getByRole('button', { name: 'Programar mañana, 14:30' }).click();
  await payWithWebpay(page, { isReviewed: true });
});

test('a slot that filled up meanwhile is asked for again at the checkout', async ({
  page,
  browser,
}) => {
  await otherShopperTakesSlot(page, browser, 'gone');
  await page.reload();
  await expect(timesDialog(page)).toContainText('Esa hora');
  await expect(timeRadio(page, '14:30')).toBeChecked();
  await timesDialog(page).getByRole('button', { name: 'Programar mañana, 14:30' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Programado para mañana, 14:30', visible: true }),
  ).toBeVisible();
});
