import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { card } from './es/methods/card.ts';
import { cash } from './es/methods/cash.ts';
import { chek } from './es/methods/chek.ts';
import { credomatic } from './es/methods/credomatic.ts';
import { fpay } from './es/methods/fpay.ts';
import { getnet } from './es/methods/getnet.ts';
import { kushkiCard } from './es/methods/kushki-card.ts';
import { kushkiCardSubscription } from './es/methods/kushki-card-subscription.ts';
import { mach } from './es/methods/mach.ts';
import { mercadoPago } from './es/methods/mercado-pago.ts';
import { oneclick } from './es/methods/oneclick.ts';
import { sodexo } from './es/methods/sodexo.ts';
import { webpay } from './es/methods/webpay.ts';
import type { MethodText } from './method-text.ts';

/** A method without texts does not compile. */
const records: Readonly<Record<PaymentMethodName, MethodText>> = {
  cash,
  card,
  webpay,
  oneclick,
  sodexo,
  chek,
  mach,
  fpay,
  mercadoPago,
  getnet,
  kushkiCard,
  kushkiCardSubscription,
  credomatic,
};

const withDefaults = ({ label, hint, refund, ...own }: MethodText): Required<MethodText> => {
  const { name = label, short = label } = own;
  return { label, hint, refund, name, short, with: own.with ?? `con ${name}` };
};

const ofEach = <Text>(
  textOf: (method: Required<MethodText>) => Text,
): Readonly<Record<PaymentMethodName, Text>> =>
  Object.fromEntries(
    Object.entries(records).map(([name, record]) => [name, textOf(withDefaults(record))]),
  ) as Record<PaymentMethodName, Text>;

/** The texts of every payment method. */
export const methodTexts = ofEach((texts) => texts);

/** The methods as the checkout lists and names them. */
export const listedMethods = ofEach(({ label, name, hint }) => ({ label, name, hint }));

/** The methods in the counter's tables. */
export const shortMethods = ofEach(({ short }) => short);
