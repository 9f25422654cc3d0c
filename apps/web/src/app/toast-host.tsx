import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useApp } from '../shop/app-context.tsx';
import { hideToast, type Toast } from '../platform/toasts.ts';
import css from './notice.module.css';
import { useTopDialog } from './use-top-dialog.ts';

/**
 * Renders the toast in a polite live region that is always in the page. It floats above the page; over a dialog it moves to the dialog's
 * own slot at the top, so that it covers no control.
 */
export function ToastHost() {
  const { toasts } = useApp();
  const toast = useStore(toasts, (state) => state.toast);
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(() => hideToast(toasts, toast.id), toast.showMs);
    return () => clearTimeout(timer);
  }, [toasts, toast]);
  return (
    <div role="status">
      {toast === null ? null : <PositionedToast key={toast.id} toast={toast} />}
    </div>
  );
}

function PositionedToast({ toast }: { toast: Toast }) {
  const dialogSlot = useTopDialog()?.querySelector('[data-toasts]') ?? null;
  return dialogSlot === null ? (
    <ToastCard toast={toast} />
  ) : (
    createPortal(<ToastCard toast={toast} inDialog />, dialogSlot)
  );
}

function ToastCard({
  toast,
  inDialog = false,
}: {
  toast: Toast;
  /** The toast is outside the live region, so the card announces itself. */ inDialog?: boolean;
}) {
  const { toasts } = useApp();
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
