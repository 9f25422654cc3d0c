import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { fillForm, startPickupCheckout, chooseMethod } from './shopper.ts';

/**
 * A shopper's steps to a wallet and the buttons there. The sandbox renders the wallet's page, which
 * stands for its app.
 */

export type WalletName = 'MACH' | 'Chek' | 'Fpay';
export type WalletButton = 'Pagar' | 'Rechazar' | 'Dejar vencer' | 'Cerrar pestaña';

/** Places an order of one product with the wallet, from an empty browser. */
export async function orderWithWallet(page: Page, wallet: WalletName): Promise<void> {
  await startPickupCheckout(page);
  await payWithWallet(page, wallet);
}

/** Places the order of the open checkout with the wallet. */
export async function payWithWallet(page: Page, wallet: WalletName): Promise<void> {
  await chooseMethod(page, new RegExp(`^${wallet}`));
  await fillForm(page);
  await page.getByRole('button', { name: `Pagar con ${wallet}` }).click();
}

/** The dialog with the code. */
export const walletDialog = (page: Page, wallet: WalletName): Locator =>
  page.getByRole('dialog', { name: `Código de ${wallet}` });

/** The tab of the wallet that `act` opens, once its page is there. */
export async function walletTab(
  context: BrowserContext,
  wallet: WalletName,
  act: () => Promise<unknown>,
): Promise<Page> {
  const opened = context.waitForEvent('page');
  await act();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name: `Pagar con ${wallet}` })).toBeVisible();
  return tab;
}

/** Opens the wallet's address on another device, as a camera does that reads the code. */
export async function scanCode(
  page: Page,
  dialog: Locator,
  wallet: WalletName,
): Promise<{ phone: Page; close(): Promise<void> }> {
  const address = await dialog.getByRole('link', { name: `Abrir ${wallet}` }).getAttribute('href');
  const device = await page.context().browser()?.newContext();
  if (!device || address === null) throw new Error('no other device, or no address');
  const phone = await device.newPage();
  await phone.goto(address);
  return { phone, close: () => device.close() };
}

export const pressOnWallet = (tab: Page, button: WalletButton): Promise<void> =>
  tab.getByRole('button', { name: button, exact: true }).click();
