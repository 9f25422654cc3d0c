import type { PaymentMethodName } from './method-names.ts';
import type { DispatchMethod, DeliveryType, Store } from '../store/store.ts';

/** How a method runs once the order exists (design/payments.md). `onDelivery` needs nothing more. */
export type PaymentFlow = 'onDelivery' | 'redirect' | 'savedCard' | 'cardToken' | 'qrOrLink' | 'htmlForm';

/** `priority` sorts ascending and decides the automatic choice. `listed` false: drawn in a group of its own (decisions §5). */
export type PaymentMethod = { name: PaymentMethodName; isOnline: boolean; flow: PaymentFlow; priority: number; listed: boolean };

const offline = (name: PaymentMethodName, priority: number): PaymentMethod => ({
  name,
  isOnline: false,
  flow: 'onDelivery',
  priority,
  listed: false,
});
const online = (name: PaymentMethodName, flow: PaymentFlow, priority: number, listed = true): PaymentMethod => ({
  name,
  isOnline: true,
  flow,
  priority,
  listed,
});

export const paymentMethods: Record<PaymentMethodName, PaymentMethod> = {
  webpay: online('webpay', 'redirect', 10),
  oneclick: online('oneclick', 'savedCard', 20, false),
  getnet: online('getnet', 'redirect', 30),
  mercadoPago: online('mercadoPago', 'redirect', 40),
  sodexo: online('sodexo', 'redirect', 50),
  chek: online('chek', 'qrOrLink', 60),
  mach: online('mach', 'qrOrLink', 70),
  fpay: online('fpay', 'qrOrLink', 80),
  kushkiCard: online('kushkiCard', 'cardToken', 90),
  kushkiCardSubscription: online('kushkiCardSubscription', 'savedCard', 95, false),
  credomatic: online('credomatic', 'htmlForm', 100, false),
  cash: offline('cash', 200),
  card: offline('card', 210),
};

/** Couriers that hand over only what is already paid (Spec §4 Payment selection). */
const paidBefore: ReadonlySet<DeliveryType> = new Set(['peya_delivery', 'uber_delivery', 'cabify_delivery']);

/** The store's methods that this order may use, best first. A future order and some couriers leave only the online ones. Spec §4. */
export function methodsFor(
  store: Pick<Store, 'paymentMethods' | 'deliveryType'>,
  dispatch: DispatchMethod,
  isFutureOrder: boolean,
): readonly PaymentMethod[] {
  const onlineOnly = isFutureOrder || (dispatch === 'store_delivery' && paidBefore.has(store.deliveryType));
  return store.paymentMethods
    .map((name) => paymentMethods[name])
    .filter((method) => method.isOnline || !onlineOnly)
    .toSorted((a, b) => a.priority - b.priority);
}

/** The two groups they are drawn in: the plain list of online ones, and "Pagas al recibir". Subscription methods show as saved cards. */
export const groupMethods = (
  methods: readonly PaymentMethod[],
): { online: readonly PaymentMethod[]; onDelivery: readonly PaymentMethod[] } => ({
  online: methods.filter((method) => method.isOnline && method.listed),
  onDelivery: methods.filter((method) => !method.isOnline),
});

/**
 * The method chosen before the shopper chooses, when there is no saved card: the only online one, else the lowest priority number, on
 * delivery or online (decisions §5). A method that needs a saved card is not chosen without one. Spec §4 Payment selection.
 */
export function chooseMethod(methods: readonly PaymentMethod[]): PaymentMethod | null {
  const ready = methods.filter((method) => method.flow !== 'savedCard').toSorted((a, b) => a.priority - b.priority);
  const online = ready.filter((method) => method.isOnline);
  return (online.length === 1 ? online[0] : ready[0]) ?? null;
}
