import { expect, type Page } from '@playwright/test';
import { expectFitsTheCounter } from '../support/counter-sizes.ts';
import { createStoryStaff, openCounter } from '../support/counter.ts';
import { tabTo } from '../support/keyboard.ts';
import { test } from '../support/story.ts';

test.slow();

const owner = 'María Fernanda de los Ángeles Ñáñez y Villaseñor';
const stores = { sushi: 'Sucursal Narvarte', cocina: 'Restaurante Centro Histórico' };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Goes to a section by the navigation. */
async function goTo(page: Page, section: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', {
    name: section,
  });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
}

for (const brand of ['sushi', 'cocina'] as const) {
  test(
    `the team of ${brand} is invited, changed and removed with the keyboard alone`,
    { tag: '@desktop' },
    async ({ page, baseURL }) => {
      const name = 'Itzel Xóchitl Domínguez de la Garza';
      const email = `itzel-${Date.now()}@${brand}.example`;
      const person = page.getByRole('listitem').filter({ hasText: email });
      await openCounter(page, baseURL, { brand, role: 'owner', name: owner, path: '/equipo' });
      const invite = button(page, 'Invitar');
      await expect(invite).toBeVisible();

      await test.step('an invitation', async () => {
        await tabTo(page, invite);
        await page.keyboard.press('Enter');
        await tabTo(page, dialog(page).getByRole('textbox', { name: 'Nombre' }));
        await page.keyboard.type(name);
        await page.keyboard.press('Tab');
        await page.keyboard.type(email);
        await page.keyboard.press('Tab');
        await page.keyboard.press('ArrowDown');
        await expect(dialog(page).getByRole('radio', { name: /^Encargado/ })).toBeChecked();
        await tabTo(page, dialog(page).getByRole('checkbox', { name: stores[brand] }));
        await page.keyboard.press('Space');
        await expectFitsTheCounter(page, 'an invitation');
        await tabTo(page, button(page, 'Mandar la invitación'));
        await page.keyboard.press('Enter');
        await expect(person).toContainText(name);
        await expect(person).toContainText(stores[brand]);
        await expect(invite).toBeFocused();
        await expectFitsTheCounter(page, 'the team');
      });

      await test.step('a change that is left, and a removal that is asked for twice', async () => {
        const change = person.getByRole('button', { name: `Cambiar a ${name}` });
        await tabTo(page, change);
        await page.keyboard.press('Enter');
        await expect(dialog(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(change).toBeFocused();
        await page.keyboard.press('Enter');
        await tabTo(page, button(page, 'Quitar del equipo'));
        await page.keyboard.press('Enter');
        await expect(dialog(page).getByRole('alert')).toContainText(`¿Quitar a ${name}?`);
        await expectFitsTheCounter(page, 'the question before a removal');
        await page.keyboard.press('Enter');
        await expect(person).toHaveCount(0);
        await expect(invite, 'the row is gone, and the focus stays in its panel').toBeFocused();
      });
    },
  );

  test(
    `the list of actions and the own account of ${brand} work with the keyboard alone`,
    { tag: '@desktop' },
    async ({ page, baseURL }) => {
      const name = `Ximena ${Date.now()}`;
      await createStoryStaff({ brand, role: 'owner', name: `Otra ${Date.now()}` });
      await openCounter(page, baseURL, { brand, role: 'owner', name, path: '/equipo' });
      await expect(button(page, 'Invitar')).toBeVisible();
      await goTo(page, 'Historial');

      await test.step('the list is filtered, and cleared again', async () => {
        const who = page.getByRole('combobox', { name: 'Persona' });
        await expect(who.getByRole('option', { name })).toBeAttached();
        await expectFitsTheCounter(page, 'the list of actions');
        await tabTo(page, who);
        await page.keyboard.type(name);
        await expect(who.getByRole('option', { name })).toHaveJSProperty('selected', true);
        await expect(page.getByText('Nada con estos filtros.')).toBeVisible();
        await expectFitsTheCounter(page, 'a list of no action');
        await tabTo(page, button(page, 'Quitar filtros'));
        await page.keyboard.press('Enter');
        await expect(page.getByText('Nada con estos filtros.')).toHaveCount(0);
        await expect(page.getByRole('group', { name: 'Filtros' })).toBeFocused();
        await expect(who.getByRole('option', { name: 'Todo el equipo' })).toHaveJSProperty(
          'selected',
          true,
        );
      });

      await goTo(page, 'Mi cuenta');
      await test.step('a PIN is chosen', async () => {
        await tabTo(page, button(page, 'Elegir un PIN'));
        await page.keyboard.press('Enter');
        await expectFitsTheCounter(page, 'the choice of a PIN');
        await page.keyboard.type('4071');
        await expect(dialog(page).getByText('Escríbelo una vez más')).toBeVisible();
        await page.keyboard.type('4071');
        await expect(dialog(page)).toHaveCount(0);
        await expect(button(page, 'Cambiar mi PIN')).toBeFocused();
        await expectFitsTheCounter(page, 'the own account');
      });

      await test.step('the device is left, after a question', async () => {
        await tabTo(page, button(page, 'Salir de este dispositivo'));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main').getByRole('alert')).toContainText(
          'hace falta un código por correo',
        );
        await expectFitsTheCounter(page, 'the question before leaving');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: 'Entrar al mostrador' })).toBeVisible();
      });
    },
  );
}
