import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { codeOf, countCounterMails, nextCounterMail } from './support/counter-codes.ts';
import { signInByCode } from './support/counter-sign-in.ts';
import { addStoryDevice, createStoryStaff, openCounter } from './support/counter.ts';
import { test } from './support/story.ts';

const owner = 'dueno@burger.example';
const dialog = (page: Page) => page.getByRole('dialog');
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name });
const lock = (page: Page) => page.getByRole('button', { name: /bloquear la pantalla/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Opens a section, on a phone behind “Más” if the bar has no room for it. */
async function openSection(page: Page, name: string): Promise<void> {
  await expect(section(page, 'Pedidos')).toBeVisible();
  if (!(await section(page, name).isVisible()))
    await page.getByRole('button', { name: 'Más', exact: true }).click();
  await section(page, name).click();
}

/** Types a PIN with the keys of a keyboard, twice. */
async function choosePin(page: Page, pin: string): Promise<void> {
  await expect(heading(page, 'Elige tu PIN')).toBeVisible();
  await page.keyboard.type(pin);
  await expect(heading(page, 'Repite tu PIN')).toBeVisible();
  await page.keyboard.type(pin);
}

test('an owner signs in by a mailed code and invites a cook, who signs in on the tablet with a PIN; the list names who did it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const cook = `ana-${Date.now()}@burger.example`;
  await page.goto('/mostrador');
  await expect(heading(page, 'Entrar al mostrador')).toBeVisible();
  await expectAccessible(page, 'the email');
  await signInByCode(page, owner);
  await expectAccessible(page, 'a new PIN');
  await choosePin(page, '4071');
  await openSection(page, 'Equipo');
  await page.getByRole('button', { name: 'Invitar' }).click();
  await dialog(page).getByRole('textbox', { name: 'Nombre' }).fill('Ana Cocina');
  await dialog(page).getByRole('textbox', { name: 'Correo' }).fill(cook);
  await expectAccessible(page, 'an invitation');
  await dialog(page).getByRole('button', { name: 'Mandar la invitación' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: cook })).toContainText('Ana Cocina');
  await expectAccessible(page, 'the staff');

  const link = /https?:\S+\/mostrador#correo=\S+/.exec(await nextCounterMail(cook))?.[0] ?? '';
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await expect(phone.getByRole('textbox', { name: 'Correo' })).toHaveValue(cook);
  await phone.getByRole('radio', { name: /Mi teléfono/ }).check();
  await phone.getByRole('button', { name: 'Mandar el código' }).click();
  await phone.getByRole('textbox', { name: 'Código' }).fill(codeOf(await nextCounterMail(cook, 1)));
  await choosePin(phone, '8302');
  await expect(lock(phone)).toContainText('Ana Cocina');
  await phone.context().close();

  await lock(page).click();
  await expect(heading(page, '¿Quién eres?')).toBeVisible();
  await expectAccessible(page, 'the names');
  await page.getByRole('button', { name: /Ana Cocina/ }).click();
  await page.keyboard.type('1111');
  await expect(page.getByRole('alert')).toHaveText('PIN equivocado. Quedan 4 intentos.');
  for (const key of ['8', '3', '0', '2'])
    await page.getByRole('button', { name: key, exact: true }).click();
  await expect(lock(page)).toContainText('Ana Cocina');
  await expect(page.getByText('Alguien escribió un PIN equivocado con tu nombre.')).toBeVisible();
  await expect(section(page, 'Equipo')).toHaveCount(0);
  await page.goto('/mostrador/equipo');
  await expect(heading(page, 'Tu rol no abre esta pantalla')).toBeVisible();

  await lock(page).click();
  await page.getByRole('button', { name: /Carmen Soto/ }).click();
  await page.keyboard.type('4071');
  await expect(lock(page)).toContainText('Carmen Soto');
  await page.goto('/mostrador/acciones');
  const invited = page.getByRole('listitem').filter({ hasText: 'Invitó a Ana Cocina' });
  await expect(invited).toContainText('Carmen Soto · en Tablet');
  await expectAccessible(page, 'the audit list');
  await page.getByRole('combobox', { name: 'Persona' }).selectOption('Ana Cocina');
  await expect(invited).toHaveCount(0);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Entró al mostrador' }).first(),
  ).toContainText('Ana Cocina');
});

test('a cook changes the own PIN with the old one, and leaves the device for good', async ({
  page,
}) => {
  const { staffId, name } = await createStoryStaff({
    role: 'crew',
    name: `Cocinera ${Date.now()}`,
  });
  await page.goto('/mostrador');
  await signInByCode(page, `staff-${staffId}@example.com`);
  await choosePin(page, '4071');
  await openSection(page, 'Mi cuenta');
  const changePin = page.getByRole('button', { name: 'Cambiar mi PIN' });
  await expect(changePin).toBeVisible();
  await expectAccessible(page, 'the own account');
  await changePin.click();
  await expectAccessible(page, 'the change of a PIN');
  const type = async (title: string, pin: string): Promise<void> => {
    await expect(dialog(page).getByText(title)).toBeVisible();
    await page.keyboard.type(pin);
  };
  await type('Escribe tu PIN de ahora', '4071');
  await type('Escribe tu PIN nuevo', '1111');
  await expect(dialog(page).getByRole('alert')).toHaveText('Ese PIN es muy fácil. Elige otro.');
  await type('Escribe tu PIN nuevo', '9264');
  await type('Escríbelo una vez más', '9264');
  await expect(page.getByText('Tu PIN cambió.')).toBeVisible();

  await lock(page).click();
  await page.getByRole('button', { name }).click();
  await page.keyboard.type('9264');
  await openSection(page, 'Mi cuenta');
  await page.getByRole('button', { name: 'Cambiar mi PIN' }).click();
  await type('Escribe tu PIN de ahora', '4071');
  await type('Escribe tu PIN nuevo', '5170');
  await type('Escríbelo una vez más', '5170');
  await expect(dialog(page).getByRole('alert')).toHaveText('PIN equivocado. Quedan 4 intentos.');
  await page.getByRole('button', { name: 'Cerrar' }).click();

  await page.getByRole('button', { name: 'Salir de este dispositivo' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'hace falta un código por correo',
  );
  await page.getByRole('button', { name: 'Sí, salir' }).click();
  await expect(heading(page, 'Entrar al mostrador')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Volver' })).toHaveCount(0);
});

test('an owner approves a tablet that a cook added, and is asked which of the cook’s tablets stay when the cook leaves', async ({
  page,
  baseURL,
}) => {
  const mark = Date.now();
  const cook = await createStoryStaff({ role: 'crew', name: `Beto Plancha ${mark}` });
  for (const name of ['Barra', 'Cocina', 'Patio']) await addStoryDevice(cook, `${name} ${mark}`);
  const device = (name: string) =>
    page
      .getByRole('list', { name: 'Dispositivos' })
      .getByRole('listitem')
      .filter({
        hasText: `${name} ${mark}`,
      });
  await openCounter(page, baseURL, { role: 'owner', path: '/equipo' });
  await expect(device('Barra')).toContainText('Sin aprobar');
  await page.getByRole('button', { name: `Aprobar Barra ${mark}` }).click();
  await expect(page.getByText('Listo: el equipo entra ahí con su PIN.')).toBeVisible();
  await expect(device('Barra')).not.toContainText('Sin aprobar');
  await expectAccessible(page, 'the devices');

  await page.getByRole('button', { name: `Cambiar a ${cook.name}` }).click();
  await page.getByRole('button', { name: 'Quitar del equipo' }).click();
  const question = dialog(page).getByRole('group', { name: /¿Cuáles siguen en el local\?/ });
  await expect(question.getByRole('checkbox', { name: /Cocina/ })).not.toBeChecked();
  await expect(question.getByRole('checkbox', { name: /Barra/ })).toHaveCount(0);
  await question.getByRole('checkbox', { name: /Cocina/ }).check();
  await expectAccessible(page, 'the question which tablets stay');
  await page.getByRole('button', { name: 'Sí, quitar' }).click();
  await expect(page.getByText('Ya no está en el equipo.')).toBeVisible();
  await page.reload();
  await expect(device('Barra')).toBeVisible();
  await expect(device('Cocina')).not.toContainText('Sin aprobar');
  await expect(device('Patio')).toHaveCount(0);
});

test('a tablet that a cook adds takes the PIN of nobody else until a manager approves it there', async ({
  page,
}) => {
  const mark = Date.now();
  const cook = await createStoryStaff({ role: 'crew', name: `Cora ${mark}` });
  const manager = await createStoryStaff({ name: `Marta ${mark}` });
  const person = (name: string) => page.getByRole('button', { name: new RegExp(name) });
  const enter = async ({ staffId }: { staffId: string }, pin: string): Promise<void> => {
    const email = `staff-${staffId}@example.com`;
    const before = await countCounterMails(email);
    await page.getByRole('textbox', { name: 'Correo' }).fill(email);
    await page.getByRole('button', { name: 'Mandar el código' }).click();
    const field = page.getByRole('textbox', { name: 'Código' });
    await field.fill(codeOf(await nextCounterMail(email, before)));
    await choosePin(page, pin);
    await expect(lock(page)).toBeVisible();
  };
  await page.goto('/mostrador');
  await page.getByRole('radio', { name: /Tablet/ }).check();
  await enter(cook, '4071');
  await lock(page).click();
  await expect(person(cook.name)).toBeVisible();
  await expect(person(manager.name)).toHaveCount(0);
  await expect(page.getByText('¿No está tu nombre?')).toBeVisible();
  await expectAccessible(page, 'the one name');
  await page.getByRole('button', { name: 'Entrar con el correo' }).click();
  await enter(manager, '8302');
  await openSection(page, 'Mi cuenta');
  await page.getByRole('button', { name: 'Aprobar para el equipo' }).click();
  await expect(page.getByText('Listo: el equipo entra aquí con su PIN.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aprobar para el equipo' })).toHaveCount(0);
  const another = await createStoryStaff({ role: 'crew', name: `Nora ${mark}` });
  await lock(page).click();
  await expect(person(another.name)).toBeVisible();
  await expect(person('Carmen Soto'), 'an owner').toHaveCount(0);
});
