import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility.ts';
import { boxOf, overflowOf } from './support/layout.ts';
import { freshEmail, logInByApi } from './support/login.ts';
import { codeOf, mailTo } from './support/mailbox.ts';
import { orderForPickup, shopperDetails } from './support/shopper.ts';
import { test } from './support/story.ts';

/** Random digits after +56 9: a phone belongs to one account. */
const freshPhone = (): string => String(Math.floor(10_000_000 + Math.random() * 89_999_999));

const block = (page: Page, name: string): Locator => page.getByRole('region', { name });
const field = (page: Page, name: string): Locator =>
  block(page, 'Mis datos').getByRole('textbox', { name });
/** Opens a part of the profile that is folded into one line. */
const unfold = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const save = (page: Page): Promise<void> =>
  block(page, 'Mis datos').getByRole('button', { name: 'Guardar' }).click();

/** Opens the profile of a user who logged in just now. */
async function openProfile(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await logInByApi(page, { email });
  await page.goto('/profile');
  await expect(block(page, 'Mis datos')).toContainText(email);
}

async function giveNameAndPhone(page: Page, name: string, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Editar mis datos' }).click();
  await field(page, 'Nombre y apellido').fill(name);
  await field(page, 'Teléfono').fill(phone);
  await save(page);
  await expect(page.getByRole('button', { name: 'Editar mis datos' })).toBeFocused();
}

const anotherBrowser = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ userAgent: firefoxOnWindows })).newPage();
const firefoxOnWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Firefox/145.0';

test('a user edits the data, proves a new email, ends the sessions of another browser and exports the data', async ({
  page,
  browser,
}) => {
  test.slow();
  const [email, newEmail, takenPhone] = [freshEmail('perfil'), freshEmail('nuevo'), freshPhone()];
  const other = await anotherBrowser(browser);
  await openProfile(other, freshEmail('otra'));
  await giveNameAndPhone(other, 'Otra Persona', takenPhone);
  await openProfile(other, email);
  await openProfile(other, email);

  await openProfile(page, email);
  await expect(page.getByText('Falta tu nombre')).toBeVisible();
  await expect(block(page, 'Mis tarjetas')).toContainText('Sin tarjetas');
  await expect(block(page, 'Mis puntos Leña')).toContainText('Ahora no tienes puntos.');
  await expectAccessibleAtAllWidths(page, 'profile of a user');

  await page.getByRole('button', { name: 'Editar mis datos' }).click();
  await expect(field(page, 'Nombre y apellido')).toBeFocused();
  await save(page);
  await expect(page.getByText('Escribe tu nombre y apellido.')).toBeVisible();
  await field(page, 'Nombre y apellido').fill('Ana Soto');
  await field(page, 'Teléfono').fill(takenPhone);
  await save(page);
  await expect(
    page.getByText('Ese teléfono ya está en otra cuenta. Usa otro número.'),
  ).toBeVisible();
  await expect(field(page, 'Teléfono')).toBeFocused();
  await expectAccessible(page, 'profile with a phone of another account');
  const phone = freshPhone();
  await field(page, 'Teléfono').fill(phone);
  await page.route('**/v1/users/update_me', (route) => route.abort());
  await save(page);
  await expect(
    page.getByText('Se cortó la conexión y no se guardó. Lo que escribiste sigue aquí.'),
  ).toBeVisible();
  await expect(field(page, 'Teléfono')).toHaveValue(phone);
  await page.unroute('**/v1/users/update_me');

  await field(page, 'Correo').fill(newEmail);
  await save(page);
  const proof = page.getByRole('dialog', { name: 'Confirma tu correo nuevo' });
  const code = codeOf(await mailTo(newEmail, /código/));
  await expectAccessible(page, 'code of a new email');
  await page.keyboard.press('Escape');
  await expect(field(page, 'Correo')).toBeFocused();
  await expect(field(page, 'Correo')).toHaveValue(newEmail);
  await save(page);
  await proof
    .getByRole('textbox', { name: 'Código de 6 dígitos' })
    .fill(code === '000000' ? '111111' : '000000');
  await proof.getByRole('button', { name: 'Cambiar mi correo' }).click();
  await expect(proof.getByText('Ese código no es. Te quedan 4 intentos.')).toBeVisible();
  await proof.getByRole('textbox').fill(codeOf(await mailTo(newEmail, /código/)));
  await proof.getByRole('button', { name: 'Cambiar mi correo' }).click();
  await expect(proof).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible();
  await expect(block(page, 'Mis datos')).toContainText(newEmail);
  expect((await mailTo(email, /correo/)).text).not.toContain(newEmail);

  await unfold(page, 'Ofertas por correo');
  const offers = page.getByRole('checkbox', { name: 'Quiero recibir ofertas por correo' });
  await page.route('**/v1/users/update_me', (route) => route.abort());
  await offers.click();
  await expect(page.getByText('No se guardó el cambio.')).toBeVisible();
  await expect(offers).not.toBeChecked();
  await page.unroute('**/v1/users/update_me');
  await offers.click();
  await expect(page.getByText('Te enviaremos ofertas por correo.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Recibes ofertas por correo')).toBeVisible();
  await unfold(page, 'Sesiones abiertas');
  const sessions = page.getByRole('list').filter({ hasText: 'este dispositivo' });
  await expect(sessions.getByRole('listitem').first()).toContainText(
    'Chrome en Android · este dispositivo',
  );
  await expect(sessions.getByRole('listitem').first()).toContainText('Último uso: hoy');
  await sessions
    .getByRole('button', { name: 'Cerrar la sesión de Firefox en Windows' })
    .first()
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole('dialog', { name: 'Se cerró tu sesión' })).toBeVisible();
  await other.context().close();

  await unfold(page, 'Tus datos son tuyos');
  const copy = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  const exported = JSON.parse(await readFile(await (await copy).path(), 'utf8')) as Exported;
  expect(exported.account).toMatchObject({
    name: 'Ana Soto',
    email: newEmail,
    phone: `+569${phone}`,
  });
  expect(JSON.stringify(exported)).not.toContain(takenPhone);
});

type Exported = { account: { name: string; email: string; phone: string } };

test('the profile of a user begins with the orders and is at most two screens high', async ({
  page,
}) => {
  await openProfile(page, freshEmail('orden'));
  const main = page.getByRole('main');
  await expect(main.getByRole('link').first()).toHaveText('Mis pedidos');
  await expect(block(page, 'Direcciones guardadas')).toBeVisible();
  await expect(block(page, 'Mis tarjetas')).toContainText('Sin tarjetas');
  expect((await boxOf(main)).height).toBeLessThanOrEqual(2 * 844);
  await expect(block(page, 'Mis datos').getByRole('listitem').last()).toHaveText(/^Correo.+@/);
});

test('an erased user is logged out, and the next login is a new account', async ({ page }) => {
  const email = freshEmail('borrar');
  await openProfile(page, email);
  await giveNameAndPhone(page, 'Ana Soto', freshPhone());
  await unfold(page, 'Tus datos son tuyos');
  await page.getByRole('button', { name: 'Borrar mis datos' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '¿Borrar tus datos?' });
  await expect(dialog).toContainText('Por ley guardamos');
  await expectAccessible(page, 'erasure');
  await dialog.getByRole('button', { name: 'Enviarme el código' }).press('Enter');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText(codeOf(await mailTo(email, /borrar/)));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Borramos tus datos' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
  await openProfile(page, email);
  await expect(page.getByText('Falta tu nombre')).toBeVisible();
});

test('a guest is offered an account after the order, exports the data, and is not erased while the order is under way', async ({
  page,
}) => {
  await orderForPickup(page);
  const offer = block(page, 'Guarda tus datos para la próxima');
  await expect(offer).toContainText(shopperDetails.email);
  const [offerBox, follow] = [
    await offer.boundingBox(),
    await page.getByRole('link', { name: 'Seguir mi pedido' }).boundingBox(),
  ];
  expect(offerBox?.y).toBeGreaterThan(follow?.y ?? 0);
  await offer.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Correo' })).toHaveValue(
    shopperDetails.email,
  );
  await page.goto('/profile');
  await expectAccessible(page, 'profile of a guest');
  await unfold(page, 'Tus datos son tuyos');
  const copy = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  const exported = JSON.parse(await readFile(await (await copy).path(), 'utf8')) as {
    orders: readonly unknown[];
  };
  expect(exported.orders).toHaveLength(1);
  await page.getByRole('button', { name: 'Borrar mis datos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, borrar mis datos' }).click();
  await expect(page.getByRole('dialog')).toContainText('Tienes un pedido en curso');
});

test('a profile that did not load says so and loads on retry; a long email does not widen it', async ({
  page,
}) => {
  await page.goto('/');
  const email = freshEmail('unbroken'.repeat(6));
  await logInByApi(page, { email });
  await page.route('**/v1/users/me', (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toContainText('No hay conexión');
  await page.unroute('**/v1/users/me');
  await page.getByRole('button', { name: /^Intentar de nuevo/ }).click();
  await expect(block(page, 'Mis datos')).toContainText(email);
  for (const width of [215, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(page), `${width} px`).toBe(0);
  }
});
