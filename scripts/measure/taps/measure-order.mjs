const screenHeight = 844;

/** The height of the page in screens of a phone, rounded up to a hundredth. */
const screensOf = async (page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return Math.ceil((height / screenHeight) * 100) / 100;
};

/** Returns the height of a brand's menu in screens of a phone. */
export async function menuScreens(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 390, height: screenHeight } });
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator('[data-section]').first().waitFor();
  const screens = await screensOf(page);
  await context.close();
  return screens;
}

/**
 * Places an order in cash and returns its taps, its text fields and the height of the checkout. A
 * tap is each press; typing into a field that asks for it is a text field and no tap.
 */
export async function measureOrder(page, origin, walk) {
  const count = { taps: 0, fields: 0 };
  const shopper = {
    page,
    tap: async (control) => {
      await control.click();
      count.taps += 1;
    },
    type: async (field, text) => {
      await field.fill(text);
      count.fields += 1;
    },
  };
  await page.goto(origin);
  await page.locator('[data-section]').first().waitFor();
  for (const [at, dish] of walk.dishes.entries()) {
    await addDish(shopper, dish);
    if (at === 0 && walk.isReturning !== true) await choosePlace(shopper, walk.place);
  }
  await goToCheckout(shopper);
  const screens = await screensOf(page);
  if (walk.isReturning !== true) await fillCheckout(shopper, walk);
  await shopper.tap(page.getByRole('button', { name: /^Hacer pedido/ }).filter({ visible: true }));
  await page.waitForURL(/purchase-success/);
  return { ...count, screens };
}

/** Adds a dish by the "+" of its card, or by its sheet where the card has none. */
async function addDish({ page, tap }, name) {
  const plus = page
    .getByRole('button', { name: new RegExp(`^(Agregar|Sumar|Más).*${name}`) })
    .first();
  const hasPlus = await plus.isVisible();
  const control = hasPlus ? plus : page.getByRole('link', { name, exact: true }).first();
  await scrollTo(page, control);
  await tap(control);
  const sheet = page.getByRole('dialog', { name, exact: true });
  const add = sheet.getByRole('button', { name: /^Agregar .*\d/ });
  const after = page.getByRole('dialog').or(page.getByRole('button', { name: /Ver carr/ }));
  await after.first().waitFor();
  if (!(await add.isVisible())) return;
  await tap(add);
  await sheet.waitFor({ state: 'hidden' });
}

/**
 * Scrolls to a control in steps, as a finger does: the menu draws what comes near the screen before
 * it is seen.
 */
async function scrollTo(page, control) {
  const isBelow = async () => ((await control.boundingBox())?.y ?? 0) > screenHeight - 200;
  for (let steps = 0; steps < 60 && (await isBelow()); steps += 1) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

async function choosePlace({ page, tap, type }, { way, typed, suggestion }) {
  const dialog = page.getByRole('dialog', { name: '¿Dónde comes hoy?' });
  await dialog.waitFor();
  if (way !== undefined) await tap(dialog.getByText(way));
  if (typed !== undefined) {
    await type(dialog.getByRole('combobox').first(), typed);
    await tap(dialog.getByRole('option', { name: suggestion }).first());
  }
  await tap(dialog.getByRole('button', { name: /^(Retirar|Recoger|Entregar) en / }));
  await dialog.waitFor({ state: 'hidden' });
}

async function goToCheckout({ page, tap }) {
  await tap(page.getByRole('button', { name: /Ver carr/ }));
  await tap(page.getByRole('dialog').getByRole('button', { name: /Ir a pagar/ }));
  const goOn = page.getByRole('button', { name: /^Seguir a pagar/ });
  const title = page.getByRole('heading', { level: 1, name: 'Finaliza tu pedido' });
  await goOn.or(title).first().waitFor();
  if (await goOn.isVisible()) await tap(goOn);
  await title.waitFor();
  await page.getByRole('button', { name: 'Método de pago', exact: true }).waitFor();
}

async function fillCheckout({ page, tap, type }, { person, answer }) {
  if (answer !== undefined)
    await type(page.getByRole('textbox', { name: answer.label }), answer.text);
  await type(page.getByRole('textbox', { name: 'Nombre y apellido' }), person.name);
  await type(page.getByRole('textbox', { name: /^(Teléfono|Celular)/ }), person.phone);
  await type(page.getByRole('textbox', { name: 'Correo' }), person.email);
  await tap(page.getByRole('button', { name: 'Método de pago', exact: true }));
  await tap(page.getByRole('radio', { name: /^Efectivo/ }));
}
