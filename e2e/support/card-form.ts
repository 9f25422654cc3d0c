import type { FrameLocator, Locator, Page } from '@playwright/test';
import { typedCvc } from './card-traces.ts';

/**
 * A shopper's steps in the card form, in the words of the screens, and test cards of the sandbox.
 */

export const goodCard = '4242424242424242';
export const declinedCard = '4000000000000002';
/** Its bank asks the shopper, and approves. */
export const askedCard = '4000000000003220';
/** Charges pass, and its bank does not let it be stored. */
export const notStorableCard = '4000000000000341';

export const cardDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Datos de tu tarjeta' });
/** The provider's fields in their frame. */
export const hostedFields = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Formulario seguro de la tarjeta"]');

type Fields = Pick<Locator, 'getByLabel'>;

/** Types a card into the fields, the provider's or those of the shop's own form. */
export async function typeCard(fields: Fields, number: string): Promise<void> {
  await fields.getByLabel('Nombre en la tarjeta').fill('Ana Rojas');
  await fields.getByLabel('Número de tarjeta').fill(number);
  await fields.getByLabel(/^Vence/).fill('1239');
  await fields.getByLabel('CVC').fill(typedCvc);
}

export const pressPayInForm = (page: Page): Promise<void> =>
  cardDialog(page)
    .getByRole('button', { name: /^Pagar (?:\$|Q)/ })
    .click();

/** Every request of the page to Kushki, in the sandbox or its frames, from now on. */
export function watchKushki(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/kushki')) urls.push(request.url());
  });
  return urls;
}
