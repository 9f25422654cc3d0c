import { expect, type Page } from '@playwright/test';
import { codeOf, countCounterMails, nextCounterMail } from './counter-codes.ts';

/** Asks for a code on the open sign-in and types it. */
export async function signInByCode(page: Page, email: string): Promise<void> {
  const before = await countCounterMails(email);
  await page.getByRole('textbox', { name: 'Correo' }).fill(email);
  await page.getByRole('radio', { name: /Tablet/ }).check();
  await page.getByRole('button', { name: 'Mandar el código' }).click();
  const field = page.getByRole('textbox', { name: 'Código' });
  await expect(field).toBeFocused();
  await field.fill(codeOf(await nextCounterMail(email, before)));
}
