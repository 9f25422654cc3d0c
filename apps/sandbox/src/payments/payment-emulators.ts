import { exampleEmulator } from './example/example-emulator.ts';
import { getnetEmulator } from './getnet/getnet-emulator.ts';
import { sandboxGetnetKeys } from './getnet/getnet-keys.ts';
import { assumedWalletEmulator } from './assumed-wallet/assumed-wallet-emulator.ts';
import { assumedWallets } from './assumed-wallet/assumed-wallets.ts';
import type { CreatePaymentEmulator } from './kit/payment-emulator.ts';
import { kushkiEmulator } from './kushki/kushki-emulator.ts';
import { klapEmulator } from './klap/klap-emulator.ts';
import { machEmulator } from './mach/mach-emulator.ts';
import { sandboxMercadoPagoKeys } from './mercadopago/mercado-pago-keys.ts';
import { mercadoPagoEmulator } from './mercadopago/mercado-pago-emulator.ts';
import { powertranzEmulator } from './powertranz/powertranz-emulator.ts';
import type { WebpayKeys } from './webpay/webpay-keys.ts';
import { oneclickEmulator } from './oneclick/oneclick-emulator.ts';
import { webpayEmulator } from './webpay/webpay-emulator.ts';

/** Lists every emulated payment provider. A new provider adds its line here. */
export const paymentEmulators = (webpayKeys: WebpayKeys): readonly CreatePaymentEmulator[] => [
  webpayEmulator(webpayKeys),
  exampleEmulator,
  kushkiEmulator(),
  klapEmulator,
  oneclickEmulator,
  getnetEmulator(sandboxGetnetKeys),
  mercadoPagoEmulator(sandboxMercadoPagoKeys),
  machEmulator,
  ...assumedWallets.map(assumedWalletEmulator),
  powertranzEmulator,
];
