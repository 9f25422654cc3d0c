import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openCounter } from '../support/counter.ts';
import { expectFitsTheCounter } from '../support/counter-sizes.ts';
import { tabTo } from '../support/keyboard.ts';
import { counterStore } from '../support/order-at-counter.ts';
import { test } from '../support/story.ts';

test.slow();

/** Presses a step of the drawer, types an amount and sends it, by the keyboard alone. */
async function enter(page: Page, step: string, amount: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: step, exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: step });
  const field = dialog.getByRole('textbox', { name: 'Monto' });
  await tabTo(page, field);
  await page.keyboard.type(amount);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

test(
  'a manager opens the drawer, writes down what goes in and out, and counts it with the keyboard',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const storeIds = [counterStore.id];
    await openCounter(page, baseURL, { brand: 'cocina', storeIds, path: '/caja' });
    const drawer = page.getByRole('region', { name: 'Caja del local' });
    await expect(drawer.getByText('La caja está cerrada.')).toBeVisible();
    await enter(page, 'Abrir caja', '500');
    await enter(page, 'Poner', '20.50');
    await enter(page, 'Sacar', '100');
    const amountOf = (row: string) => drawer.getByRole('row', { name: row }).getByRole('cell');
    await expect(amountOf('Fondo al abrir')).toHaveText(/500\.00/);
    await expect(amountOf('Lo que pusiste')).toHaveText(/20\.50/);
    await expect(amountOf('Lo que sacaste')).toHaveText(/100\.00/);
    await drawer.getByText('Entradas y salidas (2)').click();
    await expect(drawer.getByText('Salió · Proveedor')).toBeVisible();
    await expectFitsTheCounter(page, 'the open drawer');

    await tabTo(page, drawer.getByRole('button', { name: 'Contar y cerrar' }));
    await page.keyboard.press('Enter');
    await expectAccessible(page, 'the count of the drawer');
    await page.keyboard.press('Escape');
    await enter(page, 'Contar y cerrar', '400');
    await expect(page.getByText(/^Caja cerrada\. /)).toBeVisible();
    await drawer.getByText('Últimos cierres').click();
    await expect(drawer.getByText(/Contó Rosa Pinto/)).toBeVisible();
  },
);
