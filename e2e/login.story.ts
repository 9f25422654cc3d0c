import { expect } from '@playwright/test';
import { codeDialog, freshEmail, logIn, openLogin } from './support/login.ts';
import { openMenu } from './support/shopper.ts';
import { test } from './support/story.ts';

test('a person logs in by the code of a mail', async ({ page }) => {
  await openMenu(page);
  await logIn(page, { email: freshEmail('ana') });
  await expect(codeDialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }),
  ).toBeVisible();
  void openLogin;
});
