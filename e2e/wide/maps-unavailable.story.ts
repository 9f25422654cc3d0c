import { expect, type Page } from '@playwright/test';
import {
  addPlain,
  choosePickup,
  fillForm,
  goToCheckout,
  placeDialog,
  placeOrderOnPage,
} from '../support/shopper.ts';
import { canStartServer, startExtraServer } from '../support/extra-server.ts';
import { writeAddress } from '../support/addresses.ts';
import { test } from '../support/story.ts';

async function orderByHand(page: Page): Promise<void> {
  await page.goto('/');
  await addPlain(page);
  const dialog = placeDialog(page);
  await writeAddress(page, dialog, 'Los Guindos', '455');
  await expect(dialog.getByRole('button', { name: 'Comuna Ñuñoa' })).toBeVisible();
}

async function deliverAndOrder(page: Page): Promise<void> {
  const dialog = placeDialog(page);
  await dialog.getByRole('button', { name: 'Entregar en Los Guindos 455' }).click();
  await expect(
    dialog.getByText(
      'Solo sabemos que queda en Ñuñoa, y con eso calculamos el envío. Revisa que esté bien escrita.',
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Sí, está bien escrita' }).click();
  await expect(dialog).toBeHidden();
  await addPlain(page);
  await addPlain(page);
  await goToCheckout(page);
  await expect(page.getByRole('region', { name: 'Entrega' })).toContainText('Los Guindos 455');
  await fillForm(page);
  await placeOrderOnPage(page);
}

test('without the map script an order goes to a manual address', async ({ page }) => {
  await page.route(/leaflet-map[^/]*\.js/, (route) => route.abort());
  await orderByHand(page);
  await expect(
    placeDialog(page).getByText('El mapa no se ve ahora. Tu dirección sirve igual.'),
  ).toBeVisible();
  await deliverAndOrder(page);
});

test.describe('for a brand without maps', () => {
  test.skip(!canStartServer, 'needs a server of its own');
  let server: Awaited<ReturnType<typeof startExtraServer>>;
  test.beforeAll(async () => {
    server = await startExtraServer({ SANDBOX_URL: undefined, MAP_TILE_URL: undefined });
  });
  test.afterAll(() => server.stop());

  test('an order goes to a manual address and no map is shown', async ({
    browser,
    contextOptions,
  }) => {
    const page = await (
      await browser.newContext({ ...contextOptions, baseURL: server.origin('burger') })
    ).newPage();
    await orderByHand(page);
    await expect(page.getByRole('region', { name: 'Mapa' })).toHaveCount(0);
    await expect(page.getByText(/El mapa no se ve/)).toHaveCount(0);
    await deliverAndOrder(page);
  });

  test('a store is chosen from the list', async ({ browser, contextOptions }) => {
    const page = await (
      await browser.newContext({ ...contextOptions, baseURL: server.origin('burger') })
    ).newPage();
    await page.goto('/');
    await addPlain(page);
    await choosePickup(page);
    await expect(page.getByRole('button', { name: /^Retiro en local · / })).toBeVisible();
  });
});
