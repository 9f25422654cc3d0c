import { expect, type Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../support/accessibility.ts';
import { publishBurgerCopy } from '../support/publish-burger-copy.ts';
import {
  addPlain,
  chooseDelivery,
  openCart,
  placeDialog,
  pressCheckout,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';

/** One worker runs all stories of this file, so that their brands are published once. */
test.describe.configure({ mode: 'default' });

test.slow();

type Store = Record<string, unknown>;

/**
 * Two stores whose zones overlap: Local Ñuñoa is the nearer one of Av. Italia 1439. Both never
 * close but for the changes.
 */
const publish = (id: string, near: Store, far: Store = {}): Promise<string> =>
  publishBurgerCopy(
    `${id}-${test.info().project.name}`,
    ({ stores: [nunoa = {}, providencia = {}] }) => {
      const zones = nunoa['deliveryZones'] as readonly { id: number }[];
      Object.assign(providencia, {
        businessHours: nunoa['businessHours'],
        holidays: [],
        deliveryZones: zones.map((zone) => ({ ...zone, id: zone.id + 900 })),
      });
      Object.assign(nunoa, near);
      Object.assign(providencia, far);
    },
  );

/** The store takes no order of any kind. */
const shut = { deliveryOpen: false, futureOrdersEnabled: false };

const checkoutTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Finaliza tu pedido' });

const storesDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Locales que llegan a tu dirección' });

test('an address goes to the open store, although a closed one is nearer', async ({ page }) => {
  await page.goto(await publish('nearclosed', shut));
  await addPlain(page);
  await chooseDelivery(page, 'Italia 1439', /Av\. Italia 1439.*llega en/);
  await expect(placeDialog(page)).toBeHidden();
  const cart = await openCart(page);
  await cart.getByRole('button', { name: 'Agregar uno' }).click();
  await pressCheckout(page, cart, checkoutTitle(page));
  await expect(page.getByText('Local Providencia').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Hacer pedido|Pagar con )/ })).toBeVisible();
});

test('when the store of an address closes, the shopper chooses another one that delivers there from a list', async ({
  page,
}) => {
  const origin = await publish('closeslater', {});
  await page.goto(origin);
  await addPlain(page);
  await chooseDelivery(page, 'Italia 1439', /Av\. Italia 1439/);
  await expect(placeDialog(page)).toBeHidden();
  await publish('closeslater', shut);
  await page.goto(`${origin}/checkout`);
  const closed = page.getByRole('dialog', { name: 'No disponible por ahora' });
  await expect(closed).toContainText('Por ahora no se entrega a domicilio desde aquí.');
  await closed.getByRole('button', { name: 'Elegir otro local' }).click();
  const dialog = storesDialog(page);
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(
    dialog.getByRole('radio', { name: /^Local Providencia Abierto .* min · / }),
  ).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /^Local Ñuñoa Cerrado · \$/ })).not.toBeChecked();
  await expectAccessibleAtAllWidths(page, 'the stores of an address');
  await dialog.getByRole('button', { name: 'Pedir en Local Providencia' }).click();
  await page
    .getByRole('dialog', { name: 'Tu pedido cambió' })
    .getByRole('button', { name: 'Entendido' })
    .click();
  await expect(page.getByRole('button', { name: /^(Hacer pedido|Pagar con )/ })).toBeVisible();
  await expect(page.getByText('Local Providencia').filter({ visible: true }).first()).toBeVisible();
});

test('a closed store that takes future orders names the other store that delivers now', async ({
  page,
}) => {
  const origin = await publish('opennow', {});
  await page.goto(origin);
  await addPlain(page);
  await chooseDelivery(page, 'Italia 1439', /Av\. Italia 1439/);
  await expect(placeDialog(page)).toBeHidden();
  await publish('opennow', { deliveryOpen: false });
  await page.goto(`${origin}/checkout`);
  const times = page.getByRole('dialog', { name: '¿A qué hora lo quieres?' });
  await times.getByRole('button', { name: 'Pedir ahora en otro local' }).click();
  await expect(storesDialog(page).getByRole('radio', { name: /^Local Providencia/ })).toBeChecked();
});

test('if no store takes the order, no other store is offered', async ({ page }) => {
  await page.goto(
    await publish('bothclosed', { ...shut, pickUpOpen: false }, { ...shut, pickUpOpen: false }),
  );
  await addPlain(page);
  await chooseDelivery(page, 'Italia 1439', /Av\. Italia 1439.*Cerrado/);
  const closed = page.getByRole('dialog', { name: 'Está cerrado ahora' });
  await expect(closed.getByRole('button', { name: 'Ver el menú' })).toBeVisible();
  await expect(closed.getByRole('button', { name: 'Elegir otro local' })).toHaveCount(0);
});
