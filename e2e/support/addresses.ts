import { expect, type Locator, type Page } from '@playwright/test';
import { openPlaces, typeAddress } from './shopper.ts';

/** Helpers for addresses and their pins, in the shopper's steps. */

type Address = {
  textAddress: string;
  latitude: number;
  longitude: number;
  placeId: string | null;
  city: string;
  postalCode: string;
  neighbourhood: string;
  municipality: string;
  zone: string;
  locationPrecision: string | null;
};
type StoredPlace = { value: { choice: { address: Address } } };

/** The order's delivery address as stored in this browser. */
export const readStoredAddress = (page: Page): Promise<Address> =>
  page.evaluate(() => {
    const stored = JSON.parse(
      localStorage.getItem(`comanda:${location.hostname}:place`) ?? '{}',
    ) as StoredPlace;
    return stored.value.choice.address;
  });

/** Opens the place dialog with an address chosen and its pin on the map. */
export async function withPin(page: Page): Promise<{ dialog: Locator; pin: Locator }> {
  const dialog = await openPlaces(page);
  await typeAddress(dialog, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
  const pin = dialog.getByRole('button', { name: /^Tu punto de entrega/ });
  await expect(pin).toBeVisible();
  return { dialog, pin };
}

export async function deliverHere(page: Page, dialog: Locator): Promise<Address> {
  await dialog.getByRole('button', { name: /^Entregar en / }).click();
  await expect(dialog).toBeHidden();
  return readStoredAddress(page);
}

/** Types street, number and commune, without choosing a suggestion. */
export async function writeAddress(
  page: Page,
  dialog: Locator,
  street: string,
  number: string,
): Promise<void> {
  await dialog.getByRole('button', { name: 'Escribirla a mano' }).click();
  await dialog.getByRole('textbox', { name: 'Calle' }).fill(street);
  await dialog.getByRole('textbox', { name: 'Número' }).fill(number);
  await dialog.getByRole('button', { name: /^Comuna/ }).click();
  await page
    .getByRole('dialog', { name: 'Elige la comuna' })
    .getByRole('button', { name: 'Ñuñoa' })
    .click();
}

/** Drags from one screen position to another, with touch on phones and the mouse elsewhere. */
export async function drag(
  page: Page,
  from: Locator,
  by: { x: number; y: number },
  isTouch: boolean,
): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  const box = await from.boundingBox();
  if (box === null) throw new Error('nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const steps = Array.from({ length: 8 }, (_, step) => ({
    x: x + (by.x * (step + 1)) / 8,
    y: y + (by.y * (step + 1)) / 8,
  }));
  if (isTouch) return touchAlong(page, { x, y }, steps);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const step of steps) await page.mouse.move(step.x, step.y);
  await page.mouse.up();
}

type Spot = { x: number; y: number };

async function touchAlong(page: Page, start: Spot, steps: readonly Spot[]): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (const step of steps)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [step] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

type Wire = { status: number };

/** Saves addresses for this browser's guest, as another device of the same guest would. */
export const saveAddresses = (page: Page, count: number): Promise<readonly Wire[]> =>
  page.evaluate(async (addressCount) => {
    const stored = localStorage.getItem(`comanda:${location.hostname}:session`) ?? '{}';
    const { token, userId } = (
      JSON.parse(stored) as { value: { session: { token: string; userId: string } } }
    ).value.session;
    const save = async (number: number): Promise<{ status: number }> => {
      const place = {
        latitude: -33.4539,
        longitude: -70.6149,
        city: 'Ñuñoa',
        place_id: `p-${number}`,
      };
      const address = { kind: 'other', text_address: `Los Guindos ${number}, Ñuñoa`, ...place };
      const { status } = await fetch('/v1/addresses', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-tenant': 'burger',
          authorization: `Bearer ${token}`,
          'x-user-id': userId,
        },
        body: JSON.stringify({ address }),
      });
      return { status };
    };
    const answers: { status: number }[] = [];
    for (let number = 1; number <= addressCount; number += 1)
      answers.push(await save(100 + number));
    return answers;
  }, count);
