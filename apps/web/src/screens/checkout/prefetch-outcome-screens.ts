/**
 * Fetches the screens that may follow the checkout, so that they render even if the network is gone
 * by then.
 */
export function prefetchOutcomeScreens(): void {
  void Promise.allSettled([
    import('../../features/place-order/order-confirmation.tsx'),
    import('../../features/place-order/order-creation-status.tsx'),
    import('../../features/place-order/unavailable-products.tsx'),
    import('../../features/place-order/no-riders.tsx'),
    import('../purchase-success/purchase-success.tsx'),
    import('../processing/processing.tsx'),
    import('../purchase-failure/purchase-failure.tsx'),
  ]);
}
