import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import css from './toast-host.module.css';
import { hideToast, type Toast, type ToastStore } from './toasts.ts';
import { useToastLayer } from './use-toast-layer.ts';

/**
 * Renders the toast in a polite live region that is always in the page. It floats above the page;
 * over a dialog it stands in the dialog's own slot at the top, so that it covers no control.
 */
export function ToastHost({ toasts }: { toasts: ToastStore }) {
  const toast = useStore(toasts, (state) => state.toast);
  return (
    <div role="status">
      {toast === null ? null : <PositionedToast key={toast.id} toasts={toasts} toast={toast} />}
    </div>
  );
}

type CardProps = { toasts: ToastStore; toast: Toast };

/**
 * The toast on the layer on which it was raised. Its time runs only while that layer is on top.
 * docs/rules/web.md#toast-and-dialogs.
 */
function PositionedToast(card: CardProps) {
  const { toasts, toast } = card;
  const { dialog, isOnTop } = useToastLayer();
  useEffect(() => {
    if (!isOnTop) return;
    const timer = setTimeout(() => hideToast(toasts, toast.id), toast.showMs);
    return () => clearTimeout(timer);
  }, [toasts, toast, isOnTop]);
  if (!isOnTop) return null;
  const slot = dialog?.querySelector('[data-toasts]') ?? null;
  return slot === null ? (
    <ToastCard {...card} />
  ) : (
    createPortal(<ToastCard {...card} inDialog />, slot)
  );
}

/** `inDialog`: the toast is outside the live region, so the card announces itself. */
function ToastCard({ toasts, toast, inDialog = false }: CardProps & { inDialog?: boolean }) {
  const { id, message, action } = toast;
  const run = (): void => {
    action?.run();
    hideToast(toasts, id);
  };
  return (
    <div
      className={`${css.toast} ${inDialog ? css.inDialog : ''}`}
      role={inDialog ? 'status' : undefined}
      data-floating={inDialog ? undefined : true}
    >
      <p>{message}</p>
      {action === null ? null : (
        <button type="button" onClick={run}>
          {action.label}
        </button>
      )}
    </div>
  );
}
