import type { TenantId } from '@comanda/domain/ids.ts';

/**
 * Something changed, told to every server process by NOTIFY `comanda_changed` (payload `tenant:kind:id`). `order`: id of the order.
 * `tenant`: settings, stores, menus or pages were imported. `prices` and `disableds`: id of the store.
 */
export type ChangeKind = 'tenant' | 'prices' | 'disableds' | 'order';
export type Change = { tenantId: TenantId; kind: ChangeKind; id: string };

export type Events = {
  /** Calls back for each change until the returned function is called. */
  subscribe(listener: (change: Change) => void): () => void;
  /** Tells the listeners of this process at once, without waiting for the database. */
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
