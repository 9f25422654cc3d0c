import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useApp } from '../shop/app-context.tsx';
import { hideToast, type Toast } from '../platform/toasts.ts';
import css from './notice.module.css';
import { useTopDialog } from './use-top-dialog.ts';

/**
 * The one place of short messages: a polite live region that is always there. Above the page it floats; in an open dialog it has a place
 * of its own at the top, so that it lies over nothing that can be pressed.
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
  /** Outside the live region: says itself. */ inDialog?: boolean;
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
