import type { MethodOfFlow, OnlineMethodName, PaymentMethodName } from './method-names.ts';

/** A method on delivery that is missing here, or is none, does not compile. */
const onDelivery: Readonly<Record<MethodOfFlow<'onDelivery'>, true>> = { cash: true, card: true };

/**
 * Returns whether the method is paid before delivery. It does not read the records of the methods,
 * so that the first script of a page does not load them.
 */
export const isPaidOnline = (name: PaymentMethodName): name is OnlineMethodName =>
  !Object.hasOwn(onDelivery, name);
