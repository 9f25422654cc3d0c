import { lastStepOf } from '../../payments/provider/provider.ts';
import type {
  ChargeDriver,
  FormDriver,
  PaymentDriver,
  RedirectDriver,
  WalletDriver,
} from '../payment-driver.ts';
import { exampleDriver } from './example-driver.ts';
import { getnetDriver } from './getnet-driver.ts';
import { oneclickDriver } from './oneclick-driver.ts';
import { credomaticDriver, credomaticDrivers } from './credomatic-driver.ts';
import { mercadoPagoDriver } from './mercado-pago-driver.ts';
import { sodexoDriver } from './sodexo-driver.ts';
import { assumedWalletDrivers, machDriver } from './wallet-drivers.ts';
import { webpayDriver } from './webpay-driver.ts';
import { kushkiCardDriver } from './kushki-card-driver.ts';
import { kushkiSubscriptionDriver } from './kushki-subscription-driver.ts';

/**
 * The driver of every provider. A new provider adds its driver here, and passes the conformance
 * tests of its flow unchanged.
 */
export const shippedDrivers: readonly PaymentDriver[] = [
  webpayDriver,
  oneclickDriver,
  sodexoDriver,
  machDriver,
  ...assumedWalletDrivers,
  getnetDriver,
  kushkiCardDriver,
  credomaticDriver,
  mercadoPagoDriver,
  kushkiSubscriptionDriver,
];

/** Every driver, that of Example Pay too, which is no method of any shop. */
export const allDrivers: readonly PaymentDriver[] = [...shippedDrivers, exampleDriver];

const isRedirect = (driver: PaymentDriver): driver is RedirectDriver =>
  driver.provider.flow === 'redirect';
const isWallet = (driver: PaymentDriver): driver is WalletDriver =>
  driver.provider.flow === 'qrOrLink';
const isCharge = (driver: PaymentDriver): driver is ChargeDriver =>
  driver.provider.flow === 'savedCard' || driver.provider.flow === 'cardToken';

const isForm = (driver: PaymentDriver): driver is FormDriver => driver.provider.flow === 'htmlForm';

export const redirectDrivers = allDrivers.filter(isRedirect);
export const walletDrivers = allDrivers.filter(isWallet);
export const chargeDrivers = allDrivers.filter(isCharge);
/** The drivers of framed payments, in each way of their emulators. */
export const formDrivers = [
  ...allDrivers.filter(isForm).filter((driver) => driver !== credomaticDriver),
  ...credomaticDrivers,
];

/** The drivers whose shoppers approve a payment that our last step takes. */
export const committingDrivers = allDrivers.filter(
  (driver): driver is Exclude<PaymentDriver, ChargeDriver> =>
    !isCharge(driver) && lastStepOf(driver.provider) !== null,
);

export const webhookDrivers = allDrivers.filter(({ provider }) => provider.webhooks !== undefined);
