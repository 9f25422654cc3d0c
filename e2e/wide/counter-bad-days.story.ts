import { expect, type Page } from '@playwright/test';
import { draw } from '../support/board.ts';
import { loseAnswers } from '../support/counter-calls.ts';
import { codeOf, countCounterMails, nextCounterMail } from '../support/counter-codes.ts';
import { endCounterSession, openCounter } from '../support/counter.ts';
import { counterStore, placePickupAtCounter } from '../support/order-at-counter.ts';
import { test } from '../support/story.ts';

test.slow();

const dialog = (page: Page) => page.getByRole('dialog');
const banner = (page: Page) => page.getByRole('status').getByText(/Ves lo último que llegó/);
const people = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Opens the invitation of the staff screen and fills it in. */
async function fillInvitation(page: Page, { name, email }: { name: string; email: string }) {
  await page.getByRole('button', { name: 'Invitar' }).click();
  await dialog(page).getByRole('textbox', { name: 'Nombre' }).fill(name);
  await dialog(page).getByRole('textbox', { name: 'Correo' }).fill(email);
}
const sendInvitation = (page: Page): Promise<void> =>
  dialog(page).getByRole('button', { name: 'Mandar la invitación' }).click();
const newEmail = (name: string): string => `${name}-${Date.now()}@burger.example`;

test('a lost answer: the screen says so, and “Intentar de nuevo” does it once', async ({
  page,
  baseURL,
}) => {
  const invited = { name: 'Elena Rojas', email: newEmail('elena') };
  await openCounter(page, baseURL, { role: 'owner', path: '/equipo' });
  await fillInvitation(page, invited);
  const findAnswers = await loseAnswers(page, 'POST', '/v1/counter/staff');
  await sendInvitation(page);
  const retry = page.getByRole('button', { name: 'Intentar de nuevo' });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('No llegó la respuesta.')).toBeVisible();
  await findAnswers();
  await expect(banner(page)).toHaveCount(0);
  await retry.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(people(page, invited.email)).toHaveCount(1);
  await nextCounterMail(invited.email);
  expect(await countCounterMails(invited.email)).toBe(1);
});

test('a session that ends while somebody works: the sign-in names what was under way, and after it nothing was done twice', async ({
  page,
  baseURL,
}) => {
  const invited = { name: 'Tomás Soto', email: newEmail('tomas') };
  const owner = await openCounter(page, baseURL, { role: 'owner', path: '/equipo' });
  await fillInvitation(page, invited);
  await endCounterSession(owner);
  await sendInvitation(page);
  await expect(heading(page, 'Entrar al mostrador')).toBeVisible();
  await expect(
    page.getByText('Tu sesión terminó con algo a medias. Entra y mira si quedó hecho.'),
  ).toBeVisible();

  const email = `staff-${owner.staffId}@example.com`;
  await page.getByRole('textbox', { name: 'Correo' }).fill(email);
  await page.getByRole('radio', { name: /Mi teléfono/ }).check();
  await page.getByRole('button', { name: 'Mandar el código' }).click();
  await page.getByRole('textbox', { name: 'Código' }).fill(codeOf(await nextCounterMail(email)));
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await expect(heading(page, 'Equipo').first()).toBeVisible();
  await expect(people(page, email)).toHaveCount(1);
  await expect(people(page, invited.email)).toHaveCount(0);
  await fillInvitation(page, invited);
  await sendInvitation(page);
  await expect(people(page, invited.email)).toHaveCount(1);
});

test('an owner removes the tablet of the kitchen: its board gives way to the sign-in at once', async ({
  page: phone,
  browser,
  baseURL,
}) => {
  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const board = await tablet.newPage();
  const name = `Cocinera ${Date.now()}`;
  await openCounter(board, baseURL, { role: 'crew', name });
  await expect(board.getByRole('heading', { level: 2, name: /^Nuevos/ })).toBeVisible();
  await openCounter(phone, baseURL, { role: 'owner', path: '/equipo' });
  const device = phone.getByRole('listitem').filter({ hasText: `Lo agregó ${name}` });
  await device.getByRole('button', { name: /^Quitar/ }).click();
  await expect(device.getByRole('alert')).toContainText('Quien esté ahí sale de inmediato.');
  await device.getByRole('button', { name: 'Sí, quitar' }).click();
  await expect(device).toHaveCount(0);
  await expect(heading(board, 'Entrar al mostrador')).toBeVisible();
  await expect(board.getByText('Tu sesión terminó. Entra de nuevo.')).toBeVisible();
  await tablet.close();
});

test('a tablet without a network keeps its last board, takes no taps, and goes on by itself', async ({
  browser,
  baseURL,
}) => {
  const { number } = await placePickupAtCounter();
  const tablet = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  const board = await tablet.newPage();
  const work = { brand: 'cocina', role: 'crew', storeIds: [counterStore.id] } as const;
  await openCounter(board, baseURL, work);
  const order = heading(board, number);
  await draw(board.getByRole('main'), order);
  const accept = board.getByRole('button', { name: `Aceptar: ${number}` });
  await expect(accept).toBeVisible();
  await tablet.setOffline(true);
  await expect(banner(board)).toBeVisible();
  await expect(order).toBeVisible();
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  await tablet.setOffline(false);
  await expect(banner(board)).toHaveCount(0);
  await expect(accept).not.toHaveAttribute('aria-disabled', 'true');
  await accept.click();
  await board.getByRole('button', { name: '20 min' }).click();
  await draw(board.getByRole('main'), board.getByRole('button', { name: `Listo: ${number}` }));
  await tablet.close();
});
