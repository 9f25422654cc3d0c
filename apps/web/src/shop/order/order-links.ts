import type { OrderId } from '@comanda/domain/ids.ts';
import {
  type PaymentMethodName,
  paymentMethodNames,
} from '@comanda/domain/payment/method-names.ts';
import * as v from 'valibot';
import { paths } from '../../platform/paths.ts';

/**
 * The reasons for which a payment did not start: the provider did not answer, the connection broke,
 * the time left is too short for the method, or the order's coupon is bound to other methods.
 */
const startProblems = ['unavailable', 'network', 'tooLate', 'coupon'] as const;
export type StartProblem = (typeof startProblems)[number];

/** The screen that waits for the payment. The provider sends the shopper back to this address. */
export const processingLink = (id: OrderId): string => `${paths.processing}?order=${id}`;
/**
 * The processing screen just before the shopper leaves for the provider. Back, a reload and the
 * back/forward cache end here, and it continues from the order's state.
 */
export const redirectingLink = (id: OrderId): string => `${processingLink(id)}&step=leaving`;
export const successLink = (id: OrderId): string => `${paths.purchaseSuccess}?order=${id}`;
/** `method`: the one whose payment did not start; no attempt of the order names it. */
export const failureLink = (
  id: OrderId,
  problem: StartProblem | null = null,
  method: PaymentMethodName | null = null,
): string =>
  `${paths.purchaseFailure}?order=${id}${problem === null ? '' : `&problem=${problem}`}${method === null ? '' : `&method=${method}`}`;
/** The checkout with a pay-on-delivery method preselected. */
export const payOnDeliveryLink = `${paths.checkout}?pay=on-delivery`;

/** The parsed query of an order link. Other parameters are ignored. */
export type OrderLinkQuery = {
  id: OrderId | null;
  isRedirecting: boolean;
  problem: StartProblem | null;
  /** The method whose payment did not start. */
  method: PaymentMethodName | null;
};

const uuid = v.pipe(v.string(), v.uuid());

export function readOrderLinkQuery(search: string): OrderLinkQuery {
  const query = new URLSearchParams(search);
  const id = v.safeParse(uuid, query.get('order'));
  return {
    id: id.success ? (id.output as OrderId) : null,
    isRedirecting: query.get('step') === 'leaving',
    problem: startProblems.find((problem) => problem === query.get('problem')) ?? null,
    method: paymentMethodNames.find((name) => name === query.get('method')) ?? null,
  };
}
