import { expect, type Page } from '@playwright/test';
import { freshEmail, logIn } from './support/login.ts';
import {
  cardOption,
  goToOneclick,
  pressOnOneclick,
  startUserCheckout,
} from './support/saved-cards.ts';
import { goToCheckout, openSection } from './support/shopper.ts';
import { test } from './support/story.ts';
import { expectTitle } from './support/webpay.ts';

test.slow();

/**
 * Begins an enrolment whose outcome does not arrive: the card is saved, and the tab goes on asking.
 * Returns the address of that page.
 */
async function saveWithoutAnswer(page: Page): Promise<string> {
  await page.addInitScript(() => {
    const call = window.fetch;
    window.fetch = async (...sent) => {
      const answer = await call(...sent);
      return answer.url.endsWith('finish_inscription')
        ? new Response(null, { status: 204 })
        : answer;
    };
  });
  await page.route('**/v1/users_job', (route) => route.fulfill({ status: 204 }));
  await page.goto('/profile');
  await goToOneclick(page);
  const finished = page.waitForResponse('**/finish_inscription');
  await pressOnOneclick(page, 'Visa que paga');
  expect((await finished).status()).toBe(200);
  return page.url();
}

async function logOutHere(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('dialog', { name: 'Cerraste tu sesión' })).toBeVisible();
}

test('the next user of a browser gets no card, choice or enrolment of the one before, in any tab', async ({
  page,
}) => {
  await startUserCheckout(page);
  await goToOneclick(page);
  await pressOnOneclick(page, 'Visa que paga');
  await expectTitle(page, 'Guardamos tu tarjeta');
  await page.getByRole('link', { name: 'Volver a pagar' }).click();
  await openSection(page, 'Método de pago');
  await expect(cardOption(page, 'Visa terminada en 6623')).toBeChecked();

  const [asking, atProvider] = [await page.context().newPage(), await page.context().newPage()];
  const processing = await saveWithoutAnswer(asking);
  await atProvider.goto('/profile');
  await goToOneclick(atProvider);
  await logOutHere(asking);
  await asking.unrouteAll({ behavior: 'ignoreErrors' });

  const closed = page.getByRole('dialog', { name: 'Se cerró tu sesión' });
  await expect(closed).toBeVisible();
  await expect(page.getByText(/6623/)).toHaveCount(0);
  await closed.getByRole('button', { name: 'Ver el menú' }).click();
  await logIn(page, { email: freshEmail('bea') });
  await goToCheckout(page);
  await expect(page.getByText('Sin tarjetas guardadas.')).toBeVisible();
  await expect(page.getByText(/6623/)).toHaveCount(0);

  await test.step('the tab that asked for the outcome tells the next user nothing', async () => {
    await asking.goto(processing);
    await expectTitle(asking, 'Seguimos confirmando');
    await expect(asking.getByText(/6623/)).toHaveCount(0);
    expect(await asking.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      'jobToken',
    );
  });
  await test.step('a card typed on a page that the user before opened is saved for nobody', async () => {
    await pressOnOneclick(atProvider, 'Visa que paga');
    await expectTitle(atProvider, 'No se guardó la tarjeta');
    await atProvider.goto('/profile');
    await expect(atProvider.getByText('Sin tarjetas guardadas.')).toBeVisible();
  });
});
