import { expect, type Locator, type Page } from '@playwright/test';

/** Choosing when it is wanted, as a shopper does it. */

const timeZone = 'America/Santiago';
const dayMs = 86_400_000;
const dayAhead = (days: number): Date => new Date(Date.now() + days * dayMs);

/** The weekday (0 is Sunday) that the store's clock shows so many days ahead. */
export const weekdayAhead = (days: number): number =>
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(
    new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(dayAhead(days)),
  );

/** Every day but some, at noon and in the evening, both ways. */
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

/** A tab of the days ahead: today is 0. */
export const dayTab = (page: Page, days: number): Locator =>
  timesDialog(page).getByRole('tab').nth(days);
export const timeRadio = (page: Page, time: string): Locator =>
  timesDialog(page).getByRole('radio', { name: time });

/** Tomorrow at a time, out of the dialog that is open. */
export async function chooseTomorrow(page: Page, time: string): Promise<void> {
  await dayTab(page, 1).click();
  await timeRadio(page, time).check();
  await timesDialog(page)
    .getByRole('button', { name: `Programar mañana, ${time}` })
    .click();
  await expect(timesDialog(page)).toBeHidden();
}

/** How checkout says that pickup at a usual store is as soon as can be. */
export const soonestPickupText = (page: Page): Locator =>
  page
    .getByText(/lo antes posible · 15\u2060–\u206025 min/)
    .filter({ visible: true })
    .first();
