import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../platform/app-context.tsx';
import { hideToast, type Toast } from '../platform/toasts.ts';
import css from './notice.module.css';

/** The one place of short messages: a polite live region that is always there. */
export function ToastHost() {
  const { toasts } = useApp();
  const toast = useStore(toasts, (state) => state.toast);
  return <div role="status">{toast === null ? null : <ToastCard key={toast.id} toast={toast} />}</div>;
}

function ToastCard({ toast }: { toast: Toast }) {
  const { toasts } = useApp();
  const { id, showMs, message, action } = toast;
  useEffect(() => {
    const timer = setTimeout(() => hideToast(toasts, id), showMs);
    return () => clearTimeout(timer);
  }, [toasts, id, showMs]);
  const run = (): void => {
    action?.run();
    hideToast(toasts, id);
  };
  return (
    <div className={css.toast}>
      <p>{message}</p>
      {action === null ? null : (
        <button type="button" onClick={run}>
          {action.label}
        </button>
      )}
    </div>
  );
}
