import { expect } from '@playwright/test';
import {
  addPlain,
  chooseDelivery,
  fillForm,
  goToCheckout,
  placeDialog,
  placeOrderOnPage,
} from '../support/shopper.ts';
import { canStartServer, startExtraServer, sandboxUrl } from '../support/extra-server.ts';
import { drag, readStoredAddress } from '../support/addresses.ts';
import { test } from '../support/story.ts';

test.skip(!canStartServer, 'needs a server of its own');

for (const [name, setting, folder] of [
  ['Photon', 'PHOTON_URL', 'photon'],
  ['Nominatim', 'NOMINATIM_URL', 'nominatim'],
] as const) {
  test(`an address known to ${name} is found, shown on the map and delivered to`, async ({
    browser,
    contextOptions,
    isMobile,
  }) => {
    const server = await startExtraServer({ [setting]: `${sandboxUrl}/${folder}` });
    const page = await (
      await browser.newContext({ ...contextOptions, baseURL: server.origin('burger') })
    ).newPage();
    await page.goto('/');
    await addPlain(page);
    await chooseDelivery(page, 'Irarrázaval 2500', /Irarrázaval 2500/);
    await expect(placeDialog(page)).toBeHidden();
    const storedAddress = await readStoredAddress(page);
    expect(storedAddress.placeId).toMatch(/^osm:[NWR]\d+$/);
    await page.getByRole('button', { name: /^Delivery · / }).click();
    await drag(
      page,
      placeDialog(page).getByRole('button', { name: /^Tu punto de entrega/ }),
      { x: 0, y: 70 },
      isMobile,
    );
    await expect(
      placeDialog(page).getByText('Cambiamos la dirección por la que está en tu pin.'),
    ).toBeVisible();
    await placeDialog(page)
      .getByRole('button', { name: /^Entregar en / })
      .click();
    await expect(placeDialog(page)).toBeHidden();
    const pointed = await readStoredAddress(page);
    expect(pointed.placeId).toMatch(/^osm:[NWR]\d+$/);
    expect(pointed.placeId).not.toBe(storedAddress.placeId);
    await addPlain(page);
    await goToCheckout(page);
    await fillForm(page);
    await placeOrderOnPage(page);
    await server.stop();
  });
}
