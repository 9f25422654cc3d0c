import { expect } from '@playwright/test';
import { openDemoBrand } from './support/demo-brands.ts';
import { readStoredAddress } from './support/addresses.ts';
import { placeDialog } from './support/shopper.ts';
import { test } from './support/story.ts';

/** Address fields by country. docs/rules/places.md#address-fields-by-country. */

test(
  'in Mexico a postal code fills colonia and alcaldía, and the address shows all three',
  { tag: '@both-widths' },
  async ({ page, baseURL }) => {
    await openDemoBrand(page, 'sushi', baseURL);
    await page.getByRole('button', { name: /¿A dónde lo llevamos\?/ }).click();
    const dialog = placeDialog(page);
    await dialog.getByRole('button', { name: 'Escribirla a mano' }).click();
    await dialog.getByRole('textbox', { name: 'Calle' }).fill('Durango');
    await dialog.getByRole('textbox', { name: 'Número' }).fill('220');
    const code = dialog.getByRole('textbox', { name: 'Código postal' });
    const colonia = dialog.getByRole('textbox', { name: 'Colonia' });
    const borough = dialog.getByRole('button', { name: /^Alcaldía o municipio/ });

    await test.step('the shopper picks among several colonias of one postal code', async () => {
      await expect(code).toHaveAttribute('inputmode', 'numeric');
      await code.fill('03100');
      await dialog.getByRole('button', { name: 'Insurgentes San Borja' }).click();
      await expect(colonia).toHaveValue('Insurgentes San Borja');
      await expect(borough).toHaveText('Benito Juárez');
    });

    await test.step('an incomplete postal code shows an error and takes the focus', async () => {
      await code.fill('0670');
      await dialog.getByRole('button', { name: 'Entregar en Durango 220' }).click();
      await expect(dialog.getByText('Son 5 números.')).toBeVisible();
      await expect(code).toBeFocused();
    });

    await code.fill('06700');
    await expect(colonia).toHaveValue('Roma Norte');
    await expect(borough).toHaveText('Cuauhtémoc');
    await dialog.getByRole('button', { name: 'Entregar en Durango 220' }).click();
    await expect(dialog).toBeHidden();
    expect(await readStoredAddress(page)).toMatchObject({
      postalCode: '06700',
      neighbourhood: 'Roma Norte',
      municipality: 'Cuauhtémoc',
    });
    await page.getByRole('button', { name: /^A domicilio · Durango 220, Roma Norte/ }).click();
    await dialog.getByRole('button', { name: 'Borrar la dirección' }).click();
    await expect(
      dialog.getByRole('button', { name: 'Durango 220, Roma Norte, C.P. 06700, Cuauhtémoc' }),
    ).toBeVisible();
  },
);

test('a postal code that was typed before the areas came fills them once they come', async ({
  page,
  baseURL,
}) => {
  const areas = Promise.withResolvers<void>();
  await page.route('**/v1/geocoding/areas', async (route) => {
    await areas.promise;
    await route.continue();
  });
  await openDemoBrand(page, 'sushi', baseURL);
  await page.getByRole('button', { name: /¿A dónde lo llevamos\?/ }).click();
  const dialog = placeDialog(page);
  await dialog.getByRole('button', { name: 'Escribirla a mano' }).click();
  await dialog.getByRole('textbox', { name: 'Código postal' }).fill('06700');
  areas.resolve();
  await expect(dialog.getByRole('textbox', { name: 'Colonia' })).toHaveValue('Roma Norte');
  await expect(dialog.getByRole('button', { name: /^Alcaldía o municipio/ })).toHaveText(
    'Cuauhtémoc',
  );
});

test('in Guatemala the zona has its own field and the municipio defaults to the brand’s', async ({
  page,
  baseURL,
}) => {
  await openDemoBrand(page, 'cocina', baseURL);
  await page.getByRole('button', { name: /¿A dónde lo llevamos\?/ }).click();
  const dialog = placeDialog(page);
  await dialog.getByRole('button', { name: 'Escribirla a mano' }).click();
  await dialog.getByRole('textbox', { name: 'Calle o avenida' }).fill('4a. avenida');
  await dialog.getByRole('textbox', { name: 'Número' }).fill('12-34');
  await expect(dialog.getByRole('button', { name: 'Municipio Guatemala' })).toBeVisible();
  const deliver = dialog.getByRole('button', { name: 'Entregar en 4a. avenida 12-34' });
  await deliver.click();
  await expect(dialog.getByText('Escribe el número, del 1 al 25.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Zona' }).fill('10');
  await deliver.click();
  await expect(dialog).toBeHidden();
  expect(await readStoredAddress(page)).toMatchObject({
    zone: '10',
    municipality: 'Guatemala',
    locationPrecision: 'exact',
  });
  await expect(
    page.getByRole('button', { name: /^A domicilio · 4a\. avenida 12-34, Zona 10/ }),
  ).toBeVisible();
});
