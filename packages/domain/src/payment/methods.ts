import { isPaidOnline, type PaymentMethodName, paymentMethodNames } from './method-names.ts';
import { type Minor, minor } from '../money/money.ts';
import { amountLimits } from './amount-limits.ts';
import { isPaidAtOnce } from './paid-at-once.ts';
import type { MethodIcon, MethodLogo } from './method-detail.ts';
import type { DispatchMethod, Store } from '../store/store.ts';
import type { DeliveryType } from '../store/delivery-types.ts';

/**
 * The steps of a method after the order exists. `onDelivery` needs none.
 * docs/rules/payments.md#payment-methods.
 */
export type PaymentFlow =
  'onDelivery' | 'redirect' | 'savedCard' | 'cardToken' | 'qrOrLink' | 'htmlForm';

/**
 * The list that shows a method: the plain list, the shopper's saved cards, or "Pagas al recibir".
 * docs/rules/payments.md#payment-method-groups.
 */
export type MethodGroup = 'online' | 'savedCards' | 'onDelivery';

/**
 * `priority` sorts ascending and decides the automatic choice. `listed` false: not in the plain
 * list of online methods. `excludedCouriers`: couriers that only hand over orders that are already
 * paid.
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

/** The thirteen payment methods by name. docs/rules/payments.md#payment-methods. */
export const paymentMethods = Object.fromEntries(
  paymentMethodNames.map((name) => [name, methodOf(name)]),
) as Readonly<Record<PaymentMethodName, PaymentMethod>>;

/**
 * A payment method with the store's logos: names of drawn ones, or URLs of pictures. `minimum`,
 * `maximum`: the least and the greatest amount that it takes, minor units; null: no limit.
 */
export type OfferedMethod = PaymentMethod & {
  readonly logo: string | null;
  readonly secondaryLogo: string | null;
  readonly minimum: Minor;
  readonly maximum: Minor | null;
};

/** The limit of a method that an amount breaks. */
export type BrokenLimit = 'minimum' | 'maximum';

/**
 * Returns the limit of the method that the charged amount breaks; null: the method takes it. An
 * amount of zero is charged by no method. docs/rules/payments.md#amounts-that-a-method-takes.
 */
export function brokenLimit(
  { minimum, maximum }: Pick<OfferedMethod, 'minimum' | 'maximum'>,
  amount: Minor,
): BrokenLimit | null {
  if (isPaidAtOnce(amount)) return null;
  if (amount < minimum) return 'minimum';
  return maximum !== null && amount > maximum ? 'maximum' : null;
}

/**
 * Returns a method as a store offers it. The store's greatest amount counts up to that of the
 * provider.
 */
export function offeredBy(
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
  const { least: minimum, greatest } = amountLimits[name];
  const maximum = smallerOf(override?.maximum ?? null, greatest);
  return { ...method, priority, icon, logo, secondaryLogo, minimum, maximum };
}

const smallerOf = (one: Minor | null, other: Minor | null): Minor | null =>
  one === null || other === null ? (one ?? other) : minor(Math.min(one, other));

/**
 * The store's payment methods that this order may use, best first, with the store's overrides.
 * Future orders and some couriers allow only online methods.
 * docs/rules/payments.md#payment-methods-offered-for-an-order.
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

/**
 * The two groups on the page: online methods, and "Pagas al recibir". Subscription methods appear
 * as saved cards.
 */
export const groupMethods = <Method extends PaymentMethod>(
  methods: readonly Method[],
): { online: readonly Method[]; onDelivery: readonly Method[] } => ({
  online: methods.filter((method) => method.group === 'online'),
  onDelivery: methods.filter((method) => method.group === 'onDelivery'),
});

/**
 * The preselected method when there is no saved card: the only online method, else the method with
 * the lowest priority number. A method that needs a saved card is never preselected here.
 * docs/rules/payments.md#automatic-payment-selection.
 */
export function defaultMethod(methods: readonly PaymentMethod[]): PaymentMethod | null {
  const ready = methods
    .filter((method) => method.group !== 'savedCards')
    .toSorted((a, b) => a.priority - b.priority);
  const online = ready.filter((method) => method.isOnline);
  return (online.length === 1 ? online[0] : ready[0]) ?? null;
}
