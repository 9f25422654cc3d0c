import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import css from './upcoming.module.css';

/** Attribute of the root element while a paper is printed: `counter.css` hides the page then. */
const printing = 'data-printing';

type Props = { title: string; onDone: () => void; children: ReactNode };

/** Prints its children alone on a sheet of the browser's printer, once. */
export function PrintSheet({ title, onDone, children }: Props) {
  useEffect(() => {
    document.documentElement.setAttribute(printing, '');
    addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => {
      removeEventListener('afterprint', onDone);
      document.documentElement.removeAttribute(printing);
    };
  }, [onDone]);
  return createPortal(
    <div className={css.sheet} data-sheet="">
      <h1>{title}</h1>
      {children}
    </div>,
    document.body,
  );
}
