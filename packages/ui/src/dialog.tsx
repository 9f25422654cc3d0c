import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import css from './dialog.module.css';
import { focusAfter } from './focus-after.ts';

type Props = {
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** `split`: two columns from the desktop on. */
  size?: 'normal' | 'wide' | 'split' | 'product';
  /** Fills the maximum height, so that the sheet does not jump when the content changes. */
  tall?: boolean;
  hidden?: boolean;
  /**
   * A press beside the dialog does not close it: it would lose what the shopper does in a page
   * inside of it.
   */
  staysOnOverlay?: boolean;
  /** Drawn open in server HTML (the product page); the browser makes it modal. */
  openInHtml?: boolean;
  /**
   * A selector of the element to focus on close, if no element opened the dialog (its address did).
   */
  focusFallback?: string;
};

/**
 * The one dialog: a bottom sheet on phones, centred from 551 px. Escape and a press on the overlay
 * call `onClose`; the focus returns to the opener.
 */
export function Dialog({
  label,
  closeLabel,
  onClose,
  children,
  size = 'normal',
  tall = false,
  hidden = false,
  staysOnOverlay = false,
  openInHtml = false,
  focusFallback,
}: Props) {
  const ref = useModalElement(hidden, focusFallback);
  const closeOnOverlay = (event: MouseEvent): void => {
    if (event.target !== ref.current || staysOnOverlay) return;
    // Without this, the press moves the focus to the page after the dialog returned it to the
    // opener.
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      className={[css.dialog, css[size], tall && css.tall].filter(Boolean).join(' ')}
      aria-label={label}
      open={openInHtml || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={closeOnOverlay}
    >
      <span className={css.close}>
        <IconButton icon="close" label={closeLabel} onClick={onClose} size={20} />
      </span>
      <div className={css.toasts} data-toasts="" />
      {children}
    </dialog>
  );
}

function useModalElement(hidden: boolean, focusFallback: string | undefined) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || hidden) return;
    const opener = document.activeElement;
    if (element.open) element.close();
    element.showModal();
    element.focus({ preventScroll: true });
    return () => {
      element.close();
      focusAfter(opener, focusFallback);
    };
  }, [hidden, focusFallback]);
  return ref;
}

/**
 * The title of a dialog. It is a plain element, as `DialogFoot` is: a `header` or `footer` in a
 * dialog would be another one of the page.
 */
export function DialogHead({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className={css.head}>
      <h2 className="title">{title}</h2>
      {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
    </div>
  );
}

type BodyProps = {
  children: ReactNode;
  /** The content has no controls, so it must itself take the keyboard to scroll. */
  isReadOnly?: boolean;
};

export function DialogBody({ children, isReadOnly = false }: BodyProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <div className={css.body} tabIndex={isReadOnly ? 0 : -1}>
      {children}
    </div>
  );
}

export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={css.foot}>{children}</div>;
}
