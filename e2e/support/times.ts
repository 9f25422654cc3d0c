import { expect, type Locator, type Page } from '@playwright/test';
import { editDispatch } from './shopper.ts';

/** Choosing the time of an order, in a shopper's steps. */

const timeZone = 'America/Santiago';
const dayMs = 86_400_000;
const dayAhead = (days: number): Date => new Date(Date.now() + days * dayMs);

/** The weekday (0 is Sunday) `days` ahead in the store's zone. */
export const weekdayAhead = (days: number): number =>
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(
    new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(dayAhead(days)),
  );

/**
 * Opening hours on every day except the `closed` ones, at noon and in the evening, for both
 * dispatch methods.
 */
export const openingHoursExcept = (closed: readonly number[]): object[] =>
  [0, 1, 2, 3, 4, 5, 6]
    .filter((day) => !closed.includes(day))
    .flatMap((day) =>
      ['store_delivery', 'in_store'].flatMap((dispatchMethod) => [
        { day, openingTime: '12:00:00', closingTime: '16:00:00', dispatchMethod, position: 1 },
        { day, openingTime: '19:00:00', closingTime: '23:30:00', dispatchMethod, position: 2 },
      ]),
    );

export const timesDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: '¿A qué hora lo quieres?' });

/** Opens the dialog of the times from the delivery or pickup section of the checkout. */
export async function openTimesFromCheckout(page: Page): Promise<void> {
  await editDispatch(page);
  await page.getByRole('button', { name: 'Programar para otra hora' }).click();
}

/** The tab of a day `days` ahead; 0 is today. */
export const dayTab = (page: Page, days: number): Locator =>
  timesDialog(page).getByRole('tab').nth(days);
export const timeRadio = (page: Page, time: string): Locator =>
  timesDialog(page).getByRole('radio', { name: time });

/** Chooses tomorrow at a time in the open dialog. */
export async function chooseTomorrow(page: Page, time: string): Promise<void> {
  await dayTab(page, 1).click();
  await timeRadio(page, time).check();
  await timesDialog(page)
    .getByRole('button', { name: `Programar mañana, ${time}` })
    .click();
  await expect(timesDialog(page)).toBeHidden();
}

/** The checkout's text for pickup as soon as possible at a store with the usual wait. */
export const soonestPickupText = (page: Page): Locator =>
  page
    .getByText(/lo antes posible · 15\u2060–\u206025 min/)
    .filter({ visible: true })
    .first();
