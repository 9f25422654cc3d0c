import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { card, dish, field, press, saved, publishOfficeCopy } from './support/back-office.ts';
import { openCounter } from './support/counter.ts';
import type { DemoBrand } from './support/demo-brands.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';
import { test } from './support/story.ts';

test.slow();

const pressDish = (page: Page, name: string): Promise<void> => dish(page, name).click();
const type = (form: Locator, label: string, text: string): Promise<void> =>
  field(form, label).fill(text);

test('a table with three wrong cells names each, and once they are mended it changes the menu', async ({
  browser,
  baseURL,
}) => {
  const { id } = await publishOfficeCopy('table');
  const counter = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await openCounter(counter, baseURL, { brand: id, role: 'owner', path: '/mi-marca' });
  await expect(dish(counter, 'Italiana')).toBeVisible();
  await press(counter, 'Tabla');
  const form = counter.getByRole('dialog');
  const download = counter.waitForEvent('download');
  await press(form, 'Descargar CSV');
  expect((await download).suggestedFilename()).toBe(`carta-${id}.csv`);
  const pasted = form.getByRole('textbox', { name: 'O pega aquí las celdas de tu planilla' });
  const table = (price: string, offer: string): string =>
    `Código\tCategoría\tNombre\tPrecio\tOferta\n103\tBurgers\tItaliana\t${price}\t${offer}\n\tSopas\tCazuela\t4.990\t`;
  await pasted.fill(`${table('seis mil', '')}\n9999999\tBurgers\tNada\t1.000\t\n\tSopas\t\t500\t`);
  await expect(form).toContainText('3 celdas por corregir');
  await expect(form).toContainText('Fila 2, Precio: “seis mil” no sirve');
  await expect(form).toContainText('Fila 4, Código: “9999999” no sirve');
  await expect(form).toContainText('Fila 5, Nombre: falta');
  await expectAccessible(counter, 'the menu as a table');
  await pasted.fill(table('6.590', '5.990'));
  await press(form, /^Agregar \d+ cambios$/);
  await saved(counter);
  await expect(card(counter, 'Cambios sin publicar')).toContainText('Sopas');
  await expect(card(counter, 'Cambios sin publicar')).toContainText('Cazuela');
  await counter.locator('summary', { hasText: 'Sopas' }).click();
  await pressDish(counter, 'Cazuela');
  await press(form, 'Quitar de la carta');
  await press(form.getByRole('group', { name: '¿Quitar Cazuela?' }), 'Quitar de la carta');
  await expect(card(counter, 'Cambios sin publicar')).not.toContainText('Cazuela');
});

test('a menu goes out as a spreadsheet and comes back, and a file that is none says so', async ({
  page: counter,
  baseURL,
}) => {
  const id = `office-xlsx-${test.info().project.name}` as DemoBrand;
  await publishBurgerCopy(id, (files) => {
    files.coupons = [];
    for (const { products } of files.menu['categories'] as { products: object[] }[])
      for (const each of products)
        Object.assign(each, {
          description: Array.from({ length: 52 }, () => randomUUID()).join(' '),
        });
  });
  await openCounter(counter, baseURL, { brand: id, role: 'owner', path: '/mi-marca' });
  const form = counter.getByRole('dialog');
  const loaded: string[] = [];
  counter.on('request', (request) => loaded.push(request.url()));
  await expect(dish(counter, 'Italiana')).toBeVisible();
  await press(counter, 'Tabla');
  expect(loaded.filter((url) => url.includes('/xlsx-file'))).toEqual([]);
  const download = counter.waitForEvent('download');
  await press(form, 'Descargar Excel');
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toBe(`carta-${id}.xlsx`);
  const choose = async (chosen: Parameters<FileChooser['setFiles']>[0]): Promise<void> => {
    const chooser = counter.waitForEvent('filechooser');
    await press(form, 'Elegir archivo');
    await (await chooser).setFiles(chosen);
  };
  const bytes = await readFile(file);
  const named = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });
  await choose(named('carta.xlsx', bytes));
  await expect(form).toContainText('La tabla dice lo mismo que tu carta.');

  await choose(named('grande.xlsx', Buffer.alloc(4 * 1_024 * 1_024 + 1)));
  await expect(form.getByRole('alert')).toContainText('El archivo pesa más de 4 MB.');
  await choose(named('largo.csv', Buffer.from(`Código,Precio\n${'1,2\n'.repeat(5_001)}`)));
  await expect(form.getByRole('alert')).toContainText('El archivo tiene más de 5.000 filas.');
  await choose(named('foto.xlsx', Buffer.from('no es una planilla')));
  await expect(form.getByRole('alert')).toContainText('No pudimos leer ese archivo.');
  await expectAccessible(counter, 'the table of a menu with a file that is none');
  await form.getByRole('button', { name: 'Cerrar' }).click();

  await pressDish(counter, 'Italiana');
  await type(form, 'Precio', '6.600');
  await press(form, 'Listo');
  await saved(counter);
  await press(counter, 'Tabla');
  await choose(named('carta.xlsx', bytes));
  await expect(form).toContainText('Italiana: Precio: $6.600 → $6.490');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await press(form, 'Agregar 1 cambio');
  await expect(card(counter, 'Cambios sin publicar')).toContainText('Nada por publicar.');
});
