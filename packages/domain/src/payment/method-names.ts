import { allMethods } from './all-methods.ts';
import type { PaymentFlow } from './method-record.ts';

type All = typeof allMethods;
/** docs/rules/payments.md#payment-methods. */
export type PaymentMethodName = keyof All;
/** Names of the methods of some flows. */
export type MethodOfFlow<Flow extends PaymentFlow> = {
  [Name in PaymentMethodName]: All[Name]['flow'] extends Flow ? Name : never;
}[PaymentMethodName];
export type OnlineMethodName = MethodOfFlow<Exclude<PaymentFlow, 'onDelivery'>>;

export const paymentMethodNames = Object.keys(allMethods) as [
  PaymentMethodName,
  ...PaymentMethodName[],
];

export const isPaymentMethodName = (name: string): name is PaymentMethodName =>
  Object.hasOwn(allMethods, name);

/**
 * Method names that a request may contain. Webpay is also accepted as `online`.
 * docs/rules/payments.md#name-of-webpay-on-the-wire.
 */
export const wireMethodNames = [...paymentMethodNames, 'online'] as const;
export type WireMethodName = (typeof wireMethodNames)[number];

export const toWireMethod = (name: PaymentMethodName): WireMethodName =>
  name === 'webpay' ? 'online' : name;
export const fromWireMethod = (name: WireMethodName): PaymentMethodName =>
  name === 'online' ? 'webpay' : name;

/** Returns whether the method has one of these flows. */
export const hasFlow = <Flow extends PaymentFlow>(
  name: PaymentMethodName,
  ...flows: readonly Flow[]
): name is MethodOfFlow<Flow> => flows.some((flow) => flow === allMethods[name].flow);

export const onlineMethodNames = paymentMethodNames.filter(
  (name): name is OnlineMethodName => !hasFlow(name, 'onDelivery'),
);
