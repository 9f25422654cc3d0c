import { allMethods } from './all-methods.ts';
import type { PaymentMethodName } from './method-names.ts';
import type { MethodRecord } from './method-record.ts';

/**
 * The way in which the shop shows a wallet's link. `modal`: a dialog with the QR code, for the app
 * on another device. `newTab`: the link opens in a new tab, and the shop's own tab waits.
 */
export type WalletOpening = 'modal' | 'newTab';

/**
 * Fpay always uses the dialog; the other wallets open a new tab on a phone.
 * docs/rules/payments.md#qr-code-or-link-of-a-wallet.
 */
export function walletOpening(method: PaymentMethodName, isPhone: boolean): WalletOpening {
  const { showsCodeOnPhone }: MethodRecord = allMethods[method];
  return isPhone && !showsCodeOnPhone ? 'newTab' : 'modal';
}
