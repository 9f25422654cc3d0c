import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { useState } from 'react';
import { Input } from './hours-dialog.tsx';
import type { Dish, DishEnd, StoreNow } from './store-now.ts';
import css from './store.module.css';
import { useStoreTexts } from './use-store-texts.ts';

type Props = { dish: Dish; now: StoreNow; onChoose: (end: DishEnd) => void; onClose: () => void };

/** The end of sold out: the next opening, a date, or told otherwise. */
export function UntilDialog({ dish, now, onChoose, onClose }: Props) {
  const { dishes, cancel } = useStoreTexts();
  const [date, setDate] = useState('');
  const isReady = date > now.today;
  const title = dishes.chooseTitle(dish.name);
  return (
    <Dialog label={title} closeLabel={cancel} onClose={onClose}>
      <DialogHead title={title} />
      <DialogBody>
        <div className={css.column}>
          <Button wide onClick={() => onChoose({ kind: 'opening' })}>
            {dishes.tomorrow}
          </Button>
          <Button look="quiet" wide onClick={() => onChoose({ kind: 'open' })}>
            {dishes.stay}
          </Button>
          <Input
            id="sold-out-until"
            label={dishes.date}
            type="date"
            min={now.today}
            value={date}
            onChange={setDate}
          />
          <Button
            look="quiet"
            wide
            aria-disabled={!isReady}
            onClick={() => isReady && onChoose({ kind: 'date', date })}
          >
            {dishes.saveDate}
          </Button>
        </div>
      </DialogBody>
    </Dialog>
  );
}
