import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { expectAccessible } from './support/accessibility.ts';
import { canStartServer, sandboxUrl } from './support/extra-server.ts';
import {
  fillForm,
  orderForPickup,
  placeOrderOnPage,
  shopperDetails,
  startPickupCheckout,
} from './support/shopper.ts';
import { test } from './support/story.ts';

const surveyLink = (page: Page) => page.getByRole('link', { name: 'Cuéntanos cómo estuvo' });
const questionOf = (page: Page, name: RegExp) => page.getByRole('group', { name });

/**
 * Waits until the emulated kitchen has handed the order over: its page then links to the survey.
 */
async function awaitCompletion(page: Page): Promise<void> {
  await page.goto('/orders');
  await expect(surveyLink(page)).toBeVisible({ timeout: 30_000 });
}

async function answerAll(page: Page): Promise<void> {
  await questionOf(page, /nos recomiendes/)
    .getByRole('radio', { name: '9' })
    .check();
  await page.getByRole('radio', { name: '5 estrellas: Muy bien' }).check();
  for (const name of [/Venía todo/, /a la hora/, /Volverías/])
    await questionOf(page, name).getByRole('radio', { name: 'Sí' }).check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar respuestas' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('a guest answers the survey of a completed order from its page, once', async ({ page }) => {
  await orderForPickup(page);
  await awaitCompletion(page);
  const link = (await surveyLink(page).getAttribute('href')) ?? '';
  await surveyLink(page).click();
  await expect(page).toHaveURL(/\/nps$/);
  await expect(heading(page, 'Cuéntanos cómo estuvo')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Pedido \d+ · Local Ñuñoa/);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await questionOf(page, /nos recomiendes/)
    .getByRole('radio', { name: '9' })
    .check();
  await send(page);
  const problems = page.getByRole('group', { name: 'Faltan 4 respuestas' });
  await expect(problems).toBeFocused();
  await expectAccessible(page, 'the survey with missing answers');
  await problems.getByRole('link', { name: /hamburguesa/ }).press('Enter');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: '1 estrella: Muy mal' })).toBeChecked();

  await page.reload();
  await expect(page.getByRole('radio', { name: '1 estrella: Muy mal' })).toBeChecked();
  await answerAll(page);
  await page.getByRole('textbox', { name: /parrilla/ }).fill('Muy rico');
  await send(page);
  await expect(heading(page, '¡Gracias por contarnos!')).toBeFocused();
  await expectAccessible(page, 'the thanks');
  await page.goto(link);
  await expect(heading(page, 'Ya respondiste esta encuesta')).toBeVisible();
});

/** Lets the day until the survey mail of an order pass, and returns the link of the mail. */
async function linkOfMail(orderId: string, email: string): Promise<string> {
  const owner = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await owner.connect();
  await owner.query(`select set_config('app.tenant_id', 'burger', false)`);
  const due = await owner.query(
    `update jobs set run_at = now() where payload ->> 'orderId' = $1 and key like 'survey:%'
      returning 1`,
    [orderId],
  );
  await owner.end();
  expect(due.rowCount).toBe(1);
  const linkNow = async (): Promise<string | null> => {
    const answer = await fetch(`${sandboxUrl}/mail.json?to=${email}`);
    const { mails } = (await answer.json()) as { mails: { text: string }[] };
    return mails.map(({ text }) => /http\S+\/nps\?\S+/u.exec(text)?.[0]).find(Boolean) ?? null;
  };
  await expect.poll(linkNow, { timeout: 20_000 }).not.toBeNull();
  return (await linkNow()) ?? '';
}

test.describe('the survey mail', () => {
  test.skip(!canStartServer, 'the database of the stories is needed');

  test('the link of the mail opens the survey in a browser without a session, and its key leaves the address', async ({
    page,
    browser,
  }) => {
    const email = `survey-${crypto.randomUUID()}@example.com`;
    await startPickupCheckout(page);
    await fillForm(page, { ...shopperDetails, email });
    await page.getByRole('checkbox', { name: /correo/i }).check();
    await placeOrderOnPage(page);
    await awaitCompletion(page);
    const href = (await surveyLink(page).getAttribute('href')) ?? '';
    const link = await linkOfMail(
      new URLSearchParams(href.split('?')[1]).get('order') ?? '',
      email,
    );

    const stranger = await (await browser.newContext()).newPage();
    const addresses: string[] = [];
    stranger.on('request', (request) => {
      addresses.push(request.url(), request.headers()['referer'] ?? '');
    });
    await stranger.goto(link);
    await expect(heading(stranger, 'Cuéntanos cómo estuvo')).toBeVisible();
    await expect(stranger).toHaveURL(/\/nps$/);
    const key = new URL(link).searchParams.get('key') ?? '';
    expect(addresses.filter((address) => address.includes(key))).toEqual([link]);
    await stranger.route('**/v1/answers/mass_create', (route) => route.abort(), { times: 1 });
    await answerAll(stranger);
    await send(stranger);
    await expect(stranger.getByText('No pudimos enviar tus respuestas')).toBeVisible();
    await send(stranger);
    await expect(heading(stranger, '¡Gracias por contarnos!')).toBeVisible();
    await stranger.evaluate(() => sessionStorage.clear());
    await stranger.goto(href);
    await expect(heading(stranger, 'Ingresa para responder')).toBeVisible();
    await stranger.getByRole('button', { name: 'Ingresar' }).click();
    await expect(stranger.getByRole('dialog')).toBeVisible();
    await stranger.context().close();
    await page.goto(href);
    await expect(heading(page, 'Ya respondiste esta encuesta')).toBeVisible();
  });
});
