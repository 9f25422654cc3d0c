import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { demoBrands, openDemoBrand } from './support/demo-brands.ts';
import {
  askForCode,
  codeDialog,
  codeField,
  dataDialog,
  emailDialog,
  freshEmail,
  freshPhone,
  logIn,
  mailedCode,
  openLogin,
} from './support/login.ts';
import {
  fillForm,
  goToCheckout,
  openMenu,
  openSection,
  placeOrderOnPage,
  shopperDetails,
  startDelivery,
  startPickupCheckout,
} from './support/shopper.ts';
import { test } from './support/story.ts';

const closedDialog = (page: Page, name: 'Cerraste tu sesión' | 'Se cerró tu sesión') =>
  page.getByRole('dialog', { name });

/** Everything that this browser stores for the brand. */
const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

const paste = (page: Page, text: string): Promise<void> =>
  codeField(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('a login at the checkout keeps what was typed, and an order for somebody else stays the user’s', async ({
  page,
}) => {
  const email = freshEmail('ana');
  await startPickupCheckout(page);
  await openSection(page, 'Cupón');
  await page.getByRole('textbox', { name: 'Cupón' }).fill('LENA10');
  await page.getByRole('button', { name: 'Ingresar' }).last().click();
  await expect(emailDialog(page)).toContainText('Tu carro queda igual.');
  await askForCode(page, email);
  const { code } = await mailedCode(email);
  await codeField(page).fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await expect(codeDialog(page).getByText('Te quedan 4 intentos.')).toBeVisible();
  await codeField(page).pressSequentially(code.slice(0, 2));
  await paste(page, ` ${code.slice(0, 3)} ${code.slice(3)}\n`);
  await dataDialog(page).getByRole('button', { name: 'Guardar mis datos' }).click();
  await expect(dataDialog(page).getByText('Escribe tu nombre y apellido.')).toBeVisible();
  await dataDialog(page).getByRole('textbox', { name: 'Nombre y apellido' }).fill('Ana Soto');
  await dataDialog(page).getByRole('textbox', { name: 'Teléfono' }).fill(freshPhone());
  await dataDialog(page).getByRole('button', { name: 'Guardar mis datos' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await expect(page.getByRole('textbox', { name: 'Cupón' })).toHaveValue('LENA10');
  await expect(page.getByRole('button', { name: /^Ingresa/ })).toHaveCount(0);
  await openSection(page, 'Tus datos');
  await expect(page.getByRole('textbox', { name: 'Correo' })).toHaveValue(email);
  await page.getByRole('textbox', { name: 'Nombre y apellido' }).fill('Beto Rojas');
  await expect(page.getByRole('checkbox', { name: /en mi perfil/ })).not.toBeChecked();
  await placeOrderOnPage(page);
  await page.getByRole('link', { name: 'Volver al menú' }).first().click();
  await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
  await expect(page.getByRole('dialog', { name: 'Hola, Ana' })).toContainText(email);
});

test('a guest’s order under way moves to the account of the same email, and the modal says before that it stays apart from any other', async ({
  page,
}) => {
  const email = freshEmail('guest');
  await startPickupCheckout(page);
  await fillForm(page, { ...shopperDetails, email });
  await placeOrderOnPage(page);
  await page.getByRole('link', { name: 'Volver al menú' }).first().click();
  await openLogin(page);
  const field = emailDialog(page).getByRole('textbox', { name: 'Correo' });
  await expect(field).toHaveValue(email);
  const notice = emailDialog(page).getByText(
    `Tienes un pedido en camino como invitado, con ${email}`,
  );
  await field.fill(freshEmail('other'));
  await expect(notice).toBeVisible();
  await field.fill(email);
  await expect(notice).toHaveCount(0);
  await askForCode(page, email);
  await codeField(page).fill((await mailedCode(email)).code);
  await expect(page.getByText('Tu pedido de invitado está en tu cuenta.')).toBeVisible();
  await dataDialog(page).getByRole('button', { name: 'Ahora no' }).click();
  const stored = await storedTexts(page);
  expect(stored).toContain('\\"role\\":\\"user\\"');
  expect(stored).not.toContain('\\"role\\":\\"guest\\"');
  await page.goto('/orders');
  await expect(page.getByText(/^Pedido \d+/).first()).toBeVisible();
});

test('a logout leaves nothing personal in any tab, and the cart stays', async ({ page }) => {
  const email = freshEmail('ana');
  await startDelivery(page, 2);
  await logIn(page, { email });
  await goToCheckout(page);
  await openSection(page, 'Tus datos');
  await expect(page.getByRole('textbox', { name: 'Correo' })).toHaveValue(email);
  await page.goto('/profile');
  await expect(page.getByText(email).first()).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/profile');
  await expect(other.getByText(email).first()).toBeVisible();

  await page.goto('/orders');
  await page.goto('/');
  await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(closedDialog(page, 'Cerraste tu sesión')).toBeVisible();
  await expect(closedDialog(other, 'Se cerró tu sesión')).toBeVisible();
  expect(new URL(other.url()).pathname).toBe('/');
  await expect(other.getByText(email)).toHaveCount(0);

  const stored = await storedTexts(page);
  for (const personal of [email, 'Irarrázaval', 'burger.localhost:session'])
    expect(stored).not.toContain(personal);
  await closedDialog(page, 'Cerraste tu sesión')
    .getByRole('button', { name: 'Ver el menú' })
    .click();
  await expect(page.getByRole('button', { name: /Ver carro|Ir a pagar/ }).first()).toBeVisible();
  for (const path of ['/orders', '/profile', '/checkout']) {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(email)).toHaveCount(0);
  }
  await openSection(page, 'Tus datos');
  await expect(page.getByRole('textbox', { name: 'Correo' })).toHaveValue('');
});

test('the profile of the checkout has the logout, and keeps the cart', async ({ page }) => {
  const email = freshEmail('eva');
  await startDelivery(page, 2);
  await logIn(page, { email });
  await goToCheckout(page);
  await openSection(page, 'Tus datos');
  await expect(page.getByRole('button', { name: /^Ingresa/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await closedDialog(page, 'Cerraste tu sesión')
    .getByRole('button', { name: 'Ver el menú' })
    .click();
  await expect(page.getByRole('button', { name: /Ver carro|Ir a pagar/ }).first()).toBeVisible();
  expect(await storedTexts(page)).not.toContain(email);
});

test('the link of the mail logs in where the code was asked for, and spends nothing anywhere else', async ({
  page,
  browser,
}) => {
  const email = freshEmail('ana');
  await openMenu(page);
  await openLogin(page);
  await askForCode(page, email);
  const { link } = await mailedCode(email);
  const address = new URL(link);
  const path = new URL(`/?utm_source=mail&${address.searchParams}`, page.url()).href;

  const elsewhere = await (await browser.newContext()).newPage();
  const calls: string[] = [];
  elsewhere.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
  await elsewhere.goto(path);
  const notice = elsewhere.getByRole('dialog', { name: /^Escribe el código en el dispositivo/ });
  await expect(notice).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/\?utm_source=mail$/);
  expect(calls.filter((call) => call.includes('/v1/users'))).toEqual([]);
  expect(calls.filter((call) => call.includes('oobCode'))).toHaveLength(1);
  await elsewhere.context().close();

  const other = await page.context().newPage();
  await other.goto(path);
  await expect(dataDialog(other)).toBeVisible();
  await expect(other).toHaveURL(/\/\?utm_source=mail$/);
  await expect(codeDialog(page)).toBeHidden();
  await dataDialog(other).getByRole('button', { name: 'Ahora no' }).click();
  await other.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
  await expect(other.getByRole('dialog').getByText(email)).toBeVisible();
});

test('a login without a connection, with a typo or with too many codes says so, and a reload goes on at the code', async ({
  page,
}) => {
  await openMenu(page);
  await openLogin(page);
  const field = emailDialog(page).getByRole('textbox', { name: 'Correo' });
  await field.fill('ana@example');
  await emailDialog(page).getByRole('button', { name: 'Enviar código' }).click();
  await expect(field).toHaveAccessibleDescription(/le falta algo/);
  await page.context().setOffline(true);
  const email = freshEmail('ana');
  await field.fill(email);
  await emailDialog(page).getByRole('button', { name: 'Enviar código' }).click();
  await expect(emailDialog(page).getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue(email);
  await page.context().setOffline(false);
  await askForCode(page, email);
  const { code } = await mailedCode(email);
  await page.reload();
  await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ingresar' }).click();
  await expect(codeDialog(page)).toContainText(email);
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    await codeField(page).fill(String((Number(code) + wrong) % 1_000_000).padStart(6, '0'));
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toHaveAccessibleDescription(
      wrong === 5 ? /ya no sirve/ : new RegExp(`${5 - wrong} intento`),
    );
  }
  await codeDialog(page).getByRole('button', { name: 'Enviar un código nuevo' }).click();
  await expect(codeDialog(page).getByText('Te lo enviamos de nuevo.')).toBeVisible();
  const renewed = await mailedCode(email, 1);
  await codeField(page).fill(renewed.code);
  await expect(dataDialog(page)).toBeVisible();
});

for (const brand of demoBrands)
  test(`each step of the login at ${brand} passes the accessibility checks, by keyboard alone`, async ({
    page,
    baseURL,
  }) => {
    const email = freshEmail(brand);
    await openDemoBrand(page, brand, baseURL);
    await openLogin(page);
    await expectAccessible(page, `${brand}: email of the login`);
    const field = emailDialog(page).getByRole('textbox', { name: 'Correo' });
    while (!(await field.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toBeFocused();
    await expectAccessible(page, `${brand}: code of the login`);
    const { code } = await mailedCode(email);
    await page.keyboard.type(code);
    await expect(
      dataDialog(page).getByRole('textbox', { name: 'Nombre y apellido' }),
    ).toBeFocused();
    await expectAccessible(page, `${brand}: name and phone of the login`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).press('Enter');
    const logout = page.getByRole('dialog', { name: '¿Cerrar sesión?' });
    await expectAccessible(page, `${brand}: logout`);
    await logout.getByRole('button', { name: 'Cerrar sesión' }).press('Enter');
    await expect(closedDialog(page, 'Cerraste tu sesión')).toBeVisible();
    await expectAccessible(page, `${brand}: session closed`);
  });
