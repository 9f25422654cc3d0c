/** What the checkout may have to say next is fetched with it: it must show also when the network is gone by then. */
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
