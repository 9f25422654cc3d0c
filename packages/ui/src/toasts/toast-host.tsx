import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import css from './toast-host.module.css';
import { hideToast, type Toast, type ToastStore } from './toasts.ts';
import { useTopDialog } from './use-top-dialog.ts';

/**
 * Renders the toast in a polite live region that is always in the page. It floats above the page;
 * over a dialog it moves to the dialog's own slot at the top, so that it covers no control.
 */
export function ToastHost({ toasts }: { toasts: ToastStore }) {
  const toast = useStore(toasts, (state) => state.toast);
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(() => hideToast(toasts, toast.id), toast.showMs);
    return () => clearTimeout(timer);
  }, [toasts, toast]);
  return (
    <div role="status">
      {toast === null ? null : <PositionedToast key={toast.id} toasts={toasts} toast={toast} />}
    </div>
  );
}

type CardProps = { toasts: ToastStore; toast: Toast };

function PositionedToast(card: CardProps) {
  const dialogSlot = useTopDialog()?.querySelector('[data-toasts]') ?? null;
  return dialogSlot === null ? (
    <ToastCard {...card} />
  ) : (
    createPortal(<ToastCard {...card} inDialog />, dialogSlot)
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
