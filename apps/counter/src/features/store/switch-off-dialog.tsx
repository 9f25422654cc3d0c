import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import css from './store.module.css';
import { useStoreTexts } from './use-store-texts.ts';

type Props = {
  name: string;
  onChoose: (end: { kind: 'opening' | 'open' }) => void;
  onClose: () => void;
};

/** Until when delivery or pickup is off: the next opening, or told otherwise. */
export function SwitchOffDialog({ name, onChoose, onClose }: Props) {
  const { switches, cancel } = useStoreTexts();
  const title = switches.choose(name);
  return (
    <Dialog label={title} closeLabel={cancel} onClose={onClose}>
      <DialogHead title={title} />
      <DialogBody>
        <div className={css.column}>
          <Button wide onClick={() => onChoose({ kind: 'opening' })}>
            {switches.today}
          </Button>
          <Button look="quiet" wide onClick={() => onChoose({ kind: 'open' })}>
            {switches.stay}
          </Button>
        </div>
      </DialogBody>
    </Dialog>
  );
}
