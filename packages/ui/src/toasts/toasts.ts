import { isRetryableRefusal, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * A short message above everything. `action` is offered for as long as the message shows. Times in
 * milliseconds.
 */
export type Toast = {
  id: number;
  message: string;
  action: { label: string; run: () => void } | null;
  showMs: number;
};
export type ToastStore = StoreApi<{ toast: Toast | null; nextId: number }>;

export const createToasts = (): ToastStore => createStore(() => ({ toast: null, nextId: 1 }));

/** Shows a message, which replaces the previous one. */
export function showToast(
  store: ToastStore,
  message: string,
  action: Toast['action'] = null,
  showMs = 6_000,
): void {
  store.setState(({ nextId }) => ({
    toast: { id: nextId, message, action, showMs },
    nextId: nextId + 1,
  }));
}

export const hideToast = (store: ToastStore, id: number): void => {
  if (store.getState().toast?.id === id) store.setState({ toast: null });
};

/** Hides a message without an action; a message with an action stays. */
export const hideNotice = (store: ToastStore): void => {
  if (store.getState().toast?.action === null) store.setState({ toast: null });
};

/** Returns the "try again" action of a toast, or null if the refusal is not retryable. */
export const retryAction = (refusal: Refusal, label: string, run: () => void): Toast['action'] =>
  isRetryableRefusal(refusal) ? { label, run } : null;
