import { expect, type Locator, type Page } from '@playwright/test';
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

/** Signs a staff member in on a new shared tablet, where they choose a PIN of four numbers. */
export async function signInWithNewPin(
  page: Page,
  { email, person, pin }: { email: string; person: string; pin: string },
): Promise<void> {
  await signInByCode(page, email);
  for (const name of ['Elige tu PIN', 'Repite tu PIN']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await page.keyboard.type(pin);
  }
  await expect(lockButton(page)).toContainText(person);
}

/** Chooses a name on the lock screen and types a PIN. */
export async function typePin(page: Page, person: string, typed: string): Promise<void> {
  await page.getByRole('button', { name: person }).click();
  await expect(page.getByRole('heading', { name: `Hola, ${person}`, exact: true })).toBeVisible();
  await page.keyboard.type(typed);
}

/** The button in the bar that locks the screen; it has the name of who is signed in. */
export const lockButton = (page: Page): Locator =>
  page.getByRole('button', { name: /bloquear la pantalla/ });
