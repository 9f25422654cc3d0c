import { expect, type Page } from '@playwright/test';
import { openPlaces } from '../support/shopper.ts';
import { test } from '../support/story.ts';

const storedPlace = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('comanda:burger.localhost:place') ?? '');

const failures = [
  [1, 'Tu navegador no nos deja ver tu ubicación'],
  [2, 'Tu equipo no sabe dónde está'],
  [3, 'Encontrar tu ubicación tarda demasiado'],
  [0, 'No pudimos usar tu ubicación'],
] as const;

test('a device without a position says why, and the shopper can write the address', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = (_found: unknown, failed: (error: { code: number }) => void): void =>
      failed({ code: Number(document.documentElement.dataset['failure']) });
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: refuse });
  });
  const dialog = await openPlaces(page);
  for (const [code, text] of failures) {
    await page.evaluate(
      (failure) => (document.documentElement.dataset['failure'] = failure),
      String(code),
    );
    await dialog.getByRole('button', { name: 'Usar mi ubicación' }).click();
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Escribirla a mano' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Calle' })).toBeFocused();
});

test('a denied permission says how to allow it', async ({ page }) => {
  const dialog = await openPlaces(page);
  await dialog.getByRole('button', { name: 'Usar mi ubicación' }).click();
  await expect(
    dialog.getByText('Puedes permitirlo en sus ajustes, o escribir tu dirección.'),
  ).toBeVisible();
});

test.describe('with the position of the device', () => {
  test.use({
    geolocation: { latitude: -33.4539, longitude: -70.6149 },
    permissions: ['geolocation'],
  });

  test('its address is looked up and chosen, and the order goes to that point', async ({
    page,
  }) => {
    const dialog = await openPlaces(page);
    await dialog.getByRole('button', { name: 'Usar mi ubicación' }).click();
    await expect(dialog.getByRole('combobox')).toHaveValue(/\d+, Ñuñoa$/);
    await expect(dialog.getByText(/^Número \d+/)).toBeVisible();
    await dialog.getByRole('button', { name: /^Entregar en / }).click();
    await expect(dialog).toBeHidden();
    expect(await storedPlace(page)).toContain('-33.4539');
  });

  test('while the geocoder is down, its comuna is filled in and the shopper writes the rest', async ({
    page,
  }) => {
    await page.route('**/v1/geocoding/reverse**', (route) => route.abort());
    const dialog = await openPlaces(page);
    await dialog.getByRole('button', { name: 'Usar mi ubicación' }).click();
    await expect(dialog.getByText(/Usamos el punto de tu ubicación/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Comuna / })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Calle' }).fill('Los Guindos');
    await dialog.getByRole('textbox', { name: 'Número' }).fill('455');
    await dialog.getByRole('button', { name: 'Entregar en Los Guindos 455' }).click();
    await expect(dialog).toBeHidden();
    expect(await storedPlace(page)).toContain('-33.4539');
  });
});
