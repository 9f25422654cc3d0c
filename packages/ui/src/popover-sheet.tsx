import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import dialogCss from './dialog.module.css';
import { focusAfter } from './focus-after.ts';
import css from './popover-sheet.module.css';

type Props = { label: string; closeLabel: string; onClose: () => void; children: ReactNode };

/**
 * A sheet that asks one quick thing with a few buttons. It looks and behaves like a `Dialog` but
 * does not make the page behind it inert: a modal dialog makes the browser style every element of
 * the page anew, which takes long on a board of many orders. Escape, the back gesture and a press
 * beside the sheet call `onClose`; Tab stays inside; the focus returns to the opener.
 */
export function PopoverSheet({ label, closeLabel, onClose, children }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    layer.current?.showPopover();
    panel.current?.focus({ preventScroll: true });
    return () => focusAfter(opener);
  }, []);
  return (
    <div
      ref={layer}
      role="presentation"
      popover="auto"
      className={css.layer}
      onBeforeToggle={({ newState }) => newState === 'closed' && onClose()}
      onClick={({ target }) => target === layer.current && onClose()}
    >
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        tabIndex={-1}
        className={`${dialogCss.dialog} ${css.panel}`}
        aria-label={label}
        onKeyDown={keepTabInside}
      >
        <span className={dialogCss.close}>
          <IconButton icon="close" label={closeLabel} onClick={onClose} size={20} />
        </span>
        {children}
      </div>
    </div>
  );
}

/** Moves the focus from the last button to the first, and back with Shift. */
function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const [from, to] = event.shiftKey ? [0, -1] : [-1, 0];
  const isAtStart = event.shiftKey && document.activeElement === event.currentTarget;
  if (document.activeElement !== buttons.at(from) && !isAtStart) return;
  event.preventDefault();
  buttons.at(to)?.focus();
}
