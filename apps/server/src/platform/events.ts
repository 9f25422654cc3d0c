import type { TenantId } from '@comanda/domain/ids.ts';

/**
 * A change that NOTIFY `comanda_changed` (payload `tenant:kind:id`) publishes to every server process. `order`: `id` is the order's.
 * `tenant`: settings, stores, menus or pages were imported. `prices`, `disableds` and `store` (staff changed it at the counter): `id` is the store's. `session`: sessions of a person
 * ended; `id` is the person's.
 */
export type ChangeKind = 'tenant' | 'prices' | 'disableds' | 'store' | 'order' | 'session';
export type Change = { tenantId: TenantId; kind: ChangeKind; id: string };

export type Events = {
  /** Calls the listener for each change until the returned function is called. */
  subscribe(listener: (change: Change) => void): () => void;
  /** Notifies the listeners of this process at once, without the database. */
  emit(change: Change): void;
};

export function createEvents(): Events {
  const listeners = new Set<(change: Change) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (change) => {
      for (const listener of [...listeners]) listener(change);
    },
  };
}
