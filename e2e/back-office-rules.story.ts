import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { card, field, open, press, publishOfficeCopy, saved } from './support/back-office.ts';
import { openCounter } from './support/counter.ts';
import { expectFitsTheCounter } from './support/counter-sizes.ts';
import {
  addPlain,
  chooseDelivery,
  openSection,
  payInCash,
  placeDialog,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test.slow();

test(
  'an owner changes tips, fee, points and a limit, a wrong value is named, and a shopper gets the rules',
  { tag: '@both-widths' },
  async ({ page: counter, browser, baseURL }) => {
    const { id, origin } = await publishOfficeCopy('rules');
    await openCounter(counter, baseURL, { brand: id, role: 'owner', path: '/mi-marca/reglas' });
    await expect(counter.getByRole('link', { name: 'Reglas' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expectFitsTheCounter(counter, 'the rules in the back office');
    if (test.info().project.name === 'phone')
      await counter.setViewportSize({ width: 390, height: 844 });

    await test.step('a wrong value is named and not saved', async () => {
      await open(counter, 'Propinas');
      const tips = field(counter, 'Propinas que ofreces, en %');
      await tips.fill('5, 5');
      await tips.press('Tab');
      await expect(counter.getByText('Escribe números de 0 a 100')).toBeVisible();
      await expectAccessible(counter, 'a wrong tip');
      await tips.fill('0, 12');
      await tips.press('Tab');
      await saved(counter);
    });

    await test.step('fee, points and a limit', async () => {
      await open(counter, 'Cargo por servicio');
      await field(counter, 'Cargo por pedido').fill('350');
      await open(counter, 'Puntos');
      await field(counter, 'Nombre de los puntos').fill('Brasas');
      await field(counter, 'Lo mínimo que se paga con puntos').fill('99.000');
      await field(counter, 'Lo mínimo que se paga con puntos').press('Tab');
      await expect(counter.getByText('El mínimo no puede pasar del máximo.')).toBeVisible();
      await open(counter, 'Límites de una persona');
      await field(counter, 'Pedidos en una hora').fill('25');
      await field(counter, 'Pedidos en una hora').press('Tab');
      await saved(counter);
      await expectAccessible(counter, 'the rules of the brand');
      await field(counter, 'Lo mínimo que se paga con puntos').fill('1.000');
      await field(counter, 'Lo mínimo que se paga con puntos').press('Tab');
      await expect(counter.getByText('El mínimo no puede pasar del máximo.')).toHaveCount(0);
      await saved(counter);
    });

    await press(counter, /^Publicar \d+ cambio/);
    await expect(card(counter, 'Versiones')).toContainText('Versión 2');
    await expect(card(counter, 'Versiones')).toContainText('Cargo por servicio');

    const shopper = await browser.newPage();
    await shopper.goto(origin);
    await addPlain(shopper);
    await chooseDelivery(shopper, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
    await expect(placeDialog(shopper)).toBeHidden();
    await shopper.goto(`${origin}/checkout`);
    await payInCash(shopper);
    await expect(shopper.getByText('$350').first()).toBeAttached();
    await openSection(shopper, 'Propina');
    await expect(shopper.getByText('12 %').first()).toBeVisible();
    await expect(shopper.getByText('10 %')).toHaveCount(0);
  },
);
