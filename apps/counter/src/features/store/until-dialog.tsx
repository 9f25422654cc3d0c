import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import { EndDialog } from './end-dialog.tsx';
import { DateInput } from './date-input.tsx';
import type { Dish, DishEnd, StoreNow } from './store-now.ts';
import { useStoreTexts } from './use-store-texts.ts';

type Props = { dish: Dish; now: StoreNow; onChoose: (end: DishEnd) => void; onClose: () => void };

/** The end of sold out: the next opening, a date, or told otherwise. */
export function UntilDialog({ dish, now, onChoose, onClose }: Props) {
  const { dishes } = useStoreTexts();
  const [date, setDate] = useState('');
  const isReady = date > now.today;
  return (
    <EndDialog
      title={dishes.chooseTitle(dish.name)}
      opening={dishes.tomorrow}
      open={dishes.stay}
      onChoose={onChoose}
      onClose={onClose}
    >
      <DateInput
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
    </EndDialog>
  );
}
