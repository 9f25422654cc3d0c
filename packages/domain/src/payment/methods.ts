import { isPaidOnline, type PaymentMethodName, paymentMethodNames } from './method-names.ts';
import type { MethodIcon, MethodLogo } from './method-detail.ts';
import type { DispatchMethod, DeliveryType, Store } from '../store/store.ts';

/** How a method runs once the order exists (docs/rules/payments.md#payment-methods). `onDelivery` needs nothing more. */
export type PaymentFlow =
  'onDelivery' | 'redirect' | 'savedCard' | 'cardToken' | 'qrOrLink' | 'htmlForm';

/** Where it stands: in the plain list, among the shopper's saved cards, or under "Pagas al recibir" (docs/rules/payments.md#payment-method-groups). */
export type MethodGroup = 'online' | 'savedCards' | 'onDelivery';

/**
 * `priority` sorts ascending and decides the automatic choice. `listed` false: not in the plain list of online methods. `notWith`: couriers
 * that hand over only what is already paid.
 */
export type PaymentMethod = {
  readonly name: PaymentMethodName;
  readonly isOnline: boolean;
  readonly flow: PaymentFlow;
  readonly group: MethodGroup;
  readonly priority: number;
  readonly listed: boolean;
  readonly icon: MethodIcon;
  readonly logos: readonly MethodLogo[];
  readonly excludedCouriers: readonly DeliveryType[];
};

const cards = ['visa', 'mastercard'] as const;
const couriers = ['peya_delivery', 'uber_delivery', 'cabify_delivery'] as const;

type Row = readonly [
  flow: PaymentFlow,
  group: MethodGroup,
  priority: number,
  icon: MethodIcon,
  ...logos: readonly MethodLogo[],
];

const rows = {
  webpay: ['redirect', 'online', 10, 'card', 'webpay', ...cards],
  oneclick: ['savedCard', 'savedCards', 20, 'card', 'webpay', ...cards],
  getnet: ['redirect', 'online', 30, 'card', 'getnet', ...cards],
  mercadoPago: ['redirect', 'online', 40, 'wallet', 'mercadoPago'],
  sodexo: ['redirect', 'online', 50, 'card', 'pluxee'],
  chek: ['qrOrLink', 'online', 60, 'wallet', 'chek'],
  mach: ['qrOrLink', 'online', 70, 'wallet', 'mach'],
  fpay: ['qrOrLink', 'online', 80, 'wallet', 'fpay'],
  kushkiCard: ['cardToken', 'online', 90, 'card', ...cards],
  kushkiCardSubscription: ['savedCard', 'savedCards', 95, 'card', ...cards],
  credomatic: ['htmlForm', 'savedCards', 100, 'card', ...cards],
  cash: ['onDelivery', 'onDelivery', 200, 'cash'],
  card: ['onDelivery', 'onDelivery', 210, 'card'],
} satisfies Record<PaymentMethodName, Row>;

function methodOf(name: PaymentMethodName): PaymentMethod {
  const [flow, group, priority, icon, ...logos]: Row = rows[name];
  const isOnline = isPaidOnline(name);
  return {
    name,
    isOnline,
    flow,
    group,
    priority,
    listed: group === 'online',
    icon,
    logos,
    excludedCouriers: isOnline ? [] : couriers,
  };
}

/** All thirteen. docs/rules/payments.md#payment-methods. */
export const paymentMethods = Object.fromEntries(
  paymentMethodNames.map((name) => [name, methodOf(name)]),
) as Readonly<Record<PaymentMethodName, PaymentMethod>>;

/** A method with the marks that this store gives it: names of drawn ones, or addresses of pictures. */
export type OfferedMethod = PaymentMethod & {
  readonly logo: string | null;
  readonly secondaryLogo: string | null;
};

function offeredBy(
  { paymentMethodDetails = [] }: Pick<Store, 'paymentMethodDetails'>,
  name: PaymentMethodName,
): OfferedMethod {
  const method = paymentMethods[name];
  const override = paymentMethodDetails.find((detail) => detail.name === name);
  const { priority, icon, logo, secondaryLogo } = override ?? {
    ...method,
    logo: method.logos[0] ?? null,
    secondaryLogo: method.logos[1] ?? null,
  };
  return { ...method, priority, icon, logo, secondaryLogo };
}

/**
 * The store's methods that this order may use, best first, as the store says it of each. A future order and some couriers leave only the
 * online ones. docs/rules/payments.md#payment-methods-offered-for-an-order.
 */
export function methodsFor(
  store: Pick<Store, 'paymentMethods' | 'paymentMethodDetails' | 'deliveryType'>,
  dispatch: DispatchMethod,
  isFutureOrder: boolean,
): readonly OfferedMethod[] {
  const allowsOnDelivery = ({ excludedCouriers }: PaymentMethod): boolean =>
    !isFutureOrder &&
    !(dispatch === 'store_delivery' && excludedCouriers.includes(store.deliveryType));
  return store.paymentMethods
    .map((name) => offeredBy(store, name))
    .filter((method) => method.isOnline || allowsOnDelivery(method))
    .toSorted((a, b) => a.priority - b.priority);
}

/** The two groups they are drawn in: the plain list of online ones, and "Pagas al recibir". Subscription methods show as saved cards. */
export const groupMethods = <Method extends PaymentMethod>(
  methods: readonly Method[],
): { online: readonly Method[]; onDelivery: readonly Method[] } => ({
  online: methods.filter((method) => method.group === 'online'),
  onDelivery: methods.filter((method) => method.group === 'onDelivery'),
});

/**
 * The method chosen before the shopper chooses, when there is no saved card: the only online one, else the lowest priority number, on
 * delivery or online (docs/rules/payments.md#automatic-payment-selection). A method that needs a saved card is not chosen without one. docs/rules/payments.md#automatic-payment-selection.
 */
export function defaultMethod(methods: readonly PaymentMethod[]): PaymentMethod | null {
  const ready = methods
    .filter((method) => method.group !== 'savedCards')
    .toSorted((a, b) => a.priority - b.priority);
  const online = ready.filter((method) => method.isOnline);
  return (online.length === 1 ? online[0] : ready[0]) ?? null;
}
