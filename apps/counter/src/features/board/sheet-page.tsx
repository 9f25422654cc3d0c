import { Button } from '@comanda/ui/button.tsx';
import { DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './more-sheet.module.css';

type Props = {
  title: string;
  lead: string;
  /** The button that leads back to the list of actions. */
  back: string;
  onBack: () => void;
  children: ReactNode;
};

/**
 * A page of a sheet behind its first one. The pressed button is gone, so the page takes the focus
 * and a screen reader reads its title.
 */
export function SheetPage({ title, lead, back, onBack, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={title} className={css.page}>
      <DialogHead title={title} lead={lead} />
      <DialogBody>
        <div className={css.choices}>{children}</div>
        <div className={css.apart}>
          <Button look="quiet" wide onClick={onBack}>
            {back}
          </Button>
        </div>
      </DialogBody>
    </div>
  );
}
