import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import type { ReactNode } from 'react';
import css from './store.module.css';
import { useStoreTexts } from './use-store-texts.ts';

type Props = {
  title: string;
  /** The button of the next opening. */
  opening: string;
  /** The button without an end. */
  open: string;
  onChoose: (end: { kind: 'opening' | 'open' }) => void;
  onClose: () => void;
  /** Other ends, below. */
  children?: ReactNode;
};

/**
 * Asks until when something is off: the next opening, or until told otherwise.
 * docs/rules/counter-store.md#ends-of-facts.
 */
export function EndDialog({ title, opening, open, onChoose, onClose, children }: Props) {
  const { cancel } = useStoreTexts();
  return (
    <Dialog label={title} closeLabel={cancel} onClose={onClose}>
      <DialogHead title={title} />
      <DialogBody>
        <div className={css.column}>
          <Button wide onClick={() => onChoose({ kind: 'opening' })}>
            {opening}
          </Button>
          <Button look="quiet" wide onClick={() => onChoose({ kind: 'open' })}>
            {open}
          </Button>
          {children}
        </div>
      </DialogBody>
    </Dialog>
  );
}
