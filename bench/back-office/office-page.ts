import type { Browser, Locator } from '@playwright/test';
import { type CounterDevice, openCounterPage } from '../lib/counter-page.ts';
import { costOf } from '../page/main-thread.ts';

/** Milliseconds of the main thread for a key press in the list's search, and in a dish's form. */
export type OfficeTimes = { search: number[]; form: number[] };

export type OfficePage = Awaited<ReturnType<typeof openOffice>>;

/** Opens the back office of the menu and waits until its dishes are shown. */
export async function openOffice(browser: Browser, device: CounterDevice) {
  const { page, cdp, context } = await openCounterPage(browser, { ...device, path: '/mi-marca' });
  const search = page.getByRole('searchbox');
  await search.waitFor();
  await firstDish(page.locator('main')).waitFor();
  return { page, session: cdp, search, close: () => context.close() };
}

const firstDish = (list: Locator): Locator => list.locator('li > button').first();

/** Types each word letter by letter into the search, and one of them into the name of a dish. */
export async function typeInOffice(
  office: OfficePage,
  words: readonly string[],
): Promise<OfficeTimes> {
  const times: OfficeTimes = { search: [], form: [] };
  for (const word of words) {
    await office.search.focus();
    times.search.push(...(await typeLetters(office, word)));
    await office.search.fill('');
  }
  await firstDish(office.page.locator('main')).click();
  const form = office.page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Nombre', exact: true }).focus();
  times.form.push(...(await typeLetters(office, words[0] ?? '')));
  await office.page.keyboard.press('Escape');
  return times;
}

async function typeLetters(office: OfficePage, word: string): Promise<readonly number[]> {
  const costs: number[] = [];
  for (const letter of word)
    costs.push(await costOf(office, () => office.page.keyboard.press(letter)));
  return costs;
}

/** Renames the first dish, and publishes it. Resolves with the press of the button. */
export async function publishName({ page }: OfficePage, name: string): Promise<void> {
  await firstDish(page.locator('main')).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Nombre', exact: true }).fill(name);
  await form.getByRole('button', { name: 'Listo', exact: true }).click();
  const publish = page.getByRole('button', { name: /^Publicar/ });
  await publish.and(page.locator(':not([aria-disabled="true"])')).waitFor();
  await publish.click();
}
