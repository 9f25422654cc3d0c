/** What the checkout may have to say next is fetched with it: it must show also when the network is gone by then. */
export function fetchOutcomes(): void {
  void Promise.allSettled([
    import('../../features/placing/order-confirmation.tsx'),
    import('../../features/placing/order-creation-status.tsx'),
    import('../../features/placing/unavailable-products.tsx'),
    import('../../features/placing/no-riders.tsx'),
    import('../purchase-success/purchase-success.tsx'),
    import('../processing/processing.tsx'),
    import('../purchase-failure/purchase-failure.tsx'),
  ]);
}
