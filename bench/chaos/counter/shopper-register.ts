/**
 * A shopper's request to cancel an order. `answer`: done, refused because it was too late, or
 * something else.
 */
export type Cancellation = {
  readonly brand: string;
  readonly orderId: string;
  /** The shopper's token, with which the order is read again at the end. */
  readonly token: string;
  readonly answer: 'done' | 'tooLate' | 'other';
};

/**
 * Facts that shoppers tell the counters and the checks while the run goes on. `codes`: what they
 * show when they fetch their orders, by order.
 */
export type ShopperRegister = {
  readonly codes: Map<string, string>;
  readonly cancellations: Cancellation[];
};

export const openShopperRegister = (): ShopperRegister => ({
  codes: new Map(),
  cancellations: [],
});

const tooLate = 1043;

/** Notes the answer to a cancellation. */
export function noteCancellation(
  { cancellations }: ShopperRegister,
  asked: Omit<Cancellation, 'answer'>,
  { status, body }: { readonly status: number; readonly body: { readonly code?: unknown } | null },
): void {
  const refusal = body?.code === tooLate ? 'tooLate' : 'other';
  cancellations.push({ ...asked, answer: status === 200 ? 'done' : refusal });
}
