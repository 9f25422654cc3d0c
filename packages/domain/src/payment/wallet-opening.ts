import { allMethods } from './all-methods.ts';
import type { PaymentMethodName } from './method-names.ts';
import type { MethodRecord } from './method-record.ts';

/**
 * The way in which the shop shows a wallet's link. `modal`: a dialog with the QR code, for the app
 * on another device. `newTab`: the link opens in a new tab, and the shop's own tab waits.
 */
export type WalletOpening = 'modal' | 'newTab';

/**
 * A phone opens a new tab, unless the wallet shows its code there too; other devices show the
 * dialog. docs/rules/payments.md#qr-code-or-link-of-a-wallet.
 */
export function walletOpening(method: PaymentMethodName, isPhone: boolean): WalletOpening {
  const { showsCodeOnPhone }: MethodRecord = allMethods[method];
  return isPhone && !showsCodeOnPhone ? 'newTab' : 'modal';
}
