import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useApp } from '../platform/app-context.tsx';
import { hideToast, type Toast } from '../platform/toasts.ts';
import css from './notice.module.css';
import { useTopDialog } from './use-top-dialog.ts';

/** The one place of short messages: a polite live region that is always there, and follows into an open dialog. */
export function ToastHost() {
  const { toasts } = useApp();
  const toast = useStore(toasts, (state) => state.toast);
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(() => hideToast(toasts, toast.id), toast.showMs);
    return () => clearTimeout(timer);
  }, [toasts, toast]);
  return <div role="status">{toast === null ? null : <PlacedToast key={toast.id} toast={toast} />}</div>;
}

function PlacedToast({ toast }: { toast: Toast }) {
  const dialog = useTopDialog();
  return dialog === null ? <ToastCard toast={toast} /> : createPortal(<ToastCard toast={toast} spoken />, dialog);
}

function ToastCard({ toast, spoken = false }: { toast: Toast; /** Outside the live region: says itself. */ spoken?: boolean }) {
  const { toasts } = useApp();
  const { id, message, action } = toast;
  const run = (): void => {
    action?.run();
    hideToast(toasts, id);
  };
  return (
    <div className={css.toast} role={spoken ? 'status' : undefined}>
      <p>{message}</p>
      {action === null ? null : (
        <button type="button" onClick={run}>
          {action.label}
        </button>
      )}
    </div>
  );
}
