import { type Browser, expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { cardOf, expectIn, expectSent, openTablet } from '../support/board.ts';
import { openCounter } from '../support/counter.ts';
import { demoBrands } from '../support/demo-brands.ts';
import { placePickupAtCounter } from '../support/order-at-counter.ts';
import { test } from '../support/story.ts';

test.slow();

/** A tablet whose board shows the new order of a shopper. */
async function openBoardWithPickup(browser: Browser, baseURL: string | undefined) {
  const { board, close } = await openTablet(browser, baseURL, { brand: 'cocina' });
  const { number } = await placePickupAtCounter();
  await expectIn(board, number, 'Nuevos');
  return { board, close, number, card: cardOf(board, number) };
}

test('an order is accepted and made ready with the keyboard alone, and the focus goes with its card', async ({
  browser,
  baseURL,
}) => {
  const { board, close, number, card } = await openBoardWithPickup(browser, baseURL);
  const link = card.getByRole('link', { name: number, exact: true });
  await link.focus();
  await board.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: `Aceptar: ${number}` })).toBeFocused();
  await board.keyboard.press('Enter');
  await expect(board.getByRole('dialog')).toBeVisible();
  await board.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: `Aceptar: ${number}` })).toBeFocused();
  await board.keyboard.press('Enter');
  await board.getByRole('dialog').getByRole('button', { name: '10 min' }).focus();
  await board.keyboard.press('Enter');
  await expectIn(board, number, 'En cocina');
  await expect(link).toBeFocused();
  await board.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: `Deshacer: ${number}` })).toBeFocused();
  await board.keyboard.press('Enter');
  await expectIn(board, number, 'Nuevos');
  await card.getByRole('button', { name: `Aceptar: ${number}` }).press('Enter');
  await board.getByRole('dialog').getByRole('button', { name: '10 min' }).focus();
  await board.keyboard.press('Enter');
  await expectIn(board, number, 'En cocina');
  await expect(link).toBeFocused();
  await expectSent(board, `Pedido ${number} aceptado`);
  await expect(link).toBeFocused();
  await board.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: `Listo: ${number}` })).toBeFocused();
  await board.keyboard.press('Enter');
  await expectIn(board, number, 'Listos');
  await expect(link).toBeFocused();
  await close();
});

test('a sheet of the board keeps Tab inside, and a press beside it closes it and presses nothing else', async ({
  browser,
  baseURL,
}) => {
  const { board, close, number, card } = await openBoardWithPickup(browser, baseURL);
  const accept = card.getByRole('button', { name: `Aceptar: ${number}` });
  const sheet = board.getByRole('dialog');
  await accept.press('Enter');
  await expect(sheet).toBeFocused();
  await expectAccessible(board, 'the sheet that asks in how many minutes');
  await board.keyboard.press('Shift+Tab');
  const times = sheet.getByRole('button', { name: / min$/ });
  await expect(times.last()).toBeFocused();
  await board.keyboard.press('Tab');
  await expect(sheet.getByRole('button').first()).toBeFocused();
  const beside = await card.getByRole('link', { name: number, exact: true }).boundingBox();
  await board.mouse.click((beside?.x ?? 0) + 20, (beside?.y ?? 0) + 20);
  await expect(sheet).toHaveCount(0);
  await expect(accept).toBeFocused();
  await expectIn(board, number, 'Nuevos');
  await close();
});

for (const brand of demoBrands) {
  test(`the board of ${brand} passes the accessibility checks on a phone and a tablet, in both colour schemes`, async ({
    page,
    baseURL,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openCounter(page, baseURL, { brand, role: 'crew', storeIds: [1] });
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(viewport);
        await expect(page.getByRole('region', { name: 'Nuevos' })).toBeVisible();
        await expectAccessible(page, `the board, ${colorScheme}, ${viewport.width} px`);
      }
    }
  });
}
