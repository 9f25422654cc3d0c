import { recordOf } from '../record-of.ts';
import { type Minor, minor, zero } from '../money/money.ts';
import type { DispatchMethod, Store } from '../store/store.ts';
import type { DeliveryType } from '../store/delivery-types.ts';
import { unreachable } from '../unreachable.ts';
import { allMethods } from './all-methods.ts';
import { logosOf } from './method-logos.ts';
import { type PaymentMethodName, paymentMethodNames } from './method-names.ts';
import type { AmountLimits, MethodIcon, MethodRecord, PaymentFlow } from './method-record.ts';
import { isPaidAtOnce } from './paid-at-once.ts';

/**
 * The list that shows a method: the plain list, the shopper's saved cards, or "Pagas al recibir".
 * docs/rules/payments.md#payment-method-groups.
 */
type MethodGroup = 'online' | 'savedCards' | 'onDelivery';

/**
 * `priority` sorts ascending and decides the automatic choice. `logos`: names. `excludedCouriers`:
 * couriers that only hand over orders that are already paid.
 */
export type PaymentMethod = {
  readonly name: PaymentMethodName;
  readonly isOnline: boolean;
  readonly flow: PaymentFlow;
  readonly group: MethodGroup;
  readonly priority: number;
  readonly icon: MethodIcon;
  readonly logos: readonly string[];
  readonly limits: AmountLimits;
  readonly takesCards: boolean;
  readonly takesInstallments: boolean;
  readonly tokenFromBrowser: boolean;
  readonly excludedCouriers: readonly DeliveryType[];
};

const anyAmount: AmountLimits = { least: minor(1), greatest: null };
const onDelivery = {
  isOnline: false,
  limits: { least: zero, greatest: null },
  excludedCouriers: ['peya_delivery', 'uber_delivery', 'cabify_delivery'],
} as const satisfies Partial<PaymentMethod>;

function groupOf(flow: PaymentFlow): MethodGroup {
  switch (flow) {
    case 'onDelivery':
      return 'onDelivery';
    case 'savedCard':
    case 'htmlForm':
      return 'savedCards';
    case 'redirect':
    case 'cardToken':
    case 'qrOrLink':
      return 'online';
    default:
      return unreachable(flow);
  }
}

function methodOf(name: PaymentMethodName): PaymentMethod {
  const record: MethodRecord = allMethods[name];
  const { flow, priority, icon, limits = anyAmount } = record;
  return {
    name,
    isOnline: true,
    flow,
    group: groupOf(flow),
    priority,
    icon,
    logos: logosOf(record),
    limits,
    takesCards: record.takesCards === true,
    takesInstallments: record.takesInstallments === true,
    tokenFromBrowser: record.tokenFromBrowser === true,
    excludedCouriers: [],
    ...(flow === 'onDelivery' ? onDelivery : {}),
  };
}

/** The payment methods by name. docs/rules/payments.md#payment-methods. */
export const paymentMethods = recordOf<PaymentMethodName, PaymentMethod>(
  paymentMethodNames.map((name) => [name, methodOf(name)]),
);

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
  const { least: minimum, greatest } = method.limits;
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
