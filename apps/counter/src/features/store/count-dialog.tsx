import { typedCount, withTypedDigit } from '@comanda/domain/store-facts/typed-count.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { useState } from 'react';
import { Keypad } from '../../counter/keypad.tsx';
import type { Dish } from './store-now.ts';
import css from './store.module.css';
import { useStoreTexts } from './use-store-texts.ts';

type Props = {
  dish: Dish;
  /** Null: the dish is not counted any more. */
  onCount: (count: number | null) => void;
  onClose: () => void;
};

/**
 * Asks how many units of a dish are left, by keys for thumbs or a keyboard.
 * docs/rules/counter-store.md#count-of-units-at-the-counter.
 */
export function CountDialog({ dish, onCount, onClose }: Props) {
  const { dishes, cancel } = useStoreTexts();
  const [typed, setTyped] = useState('');
  const count = typedCount(typed);
  const title = dishes.countTitle(dish.name);
  return (
    <Dialog label={title} closeLabel={cancel} onClose={onClose}>
      <DialogHead title={title} lead={dishes.countLead} />
      <DialogBody>
        <div className={css.column}>
          <output className={css.typed} data-empty={count === null || undefined}>
            <span className="visually-hidden">{count ?? dishes.countNothing}</span>
            <span aria-hidden="true">{count ?? dish.stock ?? '–'}</span>
          </output>
          <Keypad
            onType={(digit) => setTyped((before) => withTypedDigit(before, digit))}
            onRemove={() => setTyped((before) => before.slice(0, -1))}
            removeLabel={dishes.countRemove}
          />
          <Button
            wide
            aria-disabled={count === null}
            onClick={() => (count === null ? undefined : onCount(count))}
          >
            {dishes.countSave}
          </Button>
          {dish.stock === null ? null : (
            <Button look="link" wide onClick={() => onCount(null)}>
              {dishes.stopCount}
            </Button>
          )}
        </div>
      </DialogBody>
    </Dialog>
  );
}
