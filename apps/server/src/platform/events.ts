import type { StoreId, TenantId } from '@comanda/domain/ids.ts';

/**
 * A change that NOTIFY `comanda_changed` (payload `tenant:kind:id`, of an order
 * `tenant:order:id:store`) publishes to every server process. `order`: `id` is the order's and
 * `storeId` its store's; absent in a notice of this process.
 * `tenant`: settings, stores, menus or pages were imported. `prices`, `disableds` and `store`
 * (staff changed it at the counter): `id` is the store's. `menu`: staff published a version of the
 * menu. `coupons`: staff switched a coupon. `printer`: what the board of the store `id` says of its
 * printers changed. `session`: sessions of a person ended; `id` is the
 * person's.
 */
export type ChangeKind =
  | 'tenant'
  | 'prices'
  | 'disableds'
  | 'store'
  | 'menu'
  | 'coupons'
  | 'order'
  | 'printer'
  | 'session';
export type Change = { tenantId: TenantId; kind: ChangeKind; id: string; storeId?: StoreId };

export type Events = {
  /** Calls the listener for each change until the returned function is called. */
  subscribe(listener: (change: Change) => void): () => void;
  /** Notifies the listeners of this process at once, without the database. */
  emit(change: Change): void;
  /**
   * Calls the listener when notices may have been lost with their connection, until the returned
   * function is called.
   */
  onMissed(listener: () => void): () => void;
  /** Says that this process listens again and may have missed changes. */
  missed(): void;
};

export function createEvents(): Events {
  const listeners = new Set<(change: Change) => void>();
  const missedListeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (change) => {
      for (const listener of [...listeners]) listener(change);
    },
    onMissed: (listener) => {
      missedListeners.add(listener);
      return () => missedListeners.delete(listener);
    },
    missed: () => {
      for (const listener of [...missedListeners]) listener();
    },
  };
}
