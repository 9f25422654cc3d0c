import type { Pick } from '@comanda/domain/cart/cart.ts';
import { maxLineCount } from '@comanda/domain/cart/cart-limits.ts';
import {
  requiredGroups,
  soldSubstitute,
  type SubstituteSale,
} from '@comanda/domain/line-removal/sold-substitute.ts';
import { type Substitute, substituteMoney } from '@comanda/domain/line-removal/substitute.ts';
import type { ModifierGroup, Product } from '@comanda/domain/menu/menu.ts';
import { pickLimit, quantityOf, setPick } from '@comanda/domain/menu/select-option.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { counterRemovalTexts } from '@comanda/i18n/areas/counter-removal.ts';
import type { CounterRemovalTexts } from '@comanda/i18n/es/counter-removal.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Stepper } from '@comanda/ui/stepper.tsx';
import { useState } from 'react';
import { ChoiceChip } from '../../counter/choice-chip.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './line-removal.module.css';

type Props = {
  sale: SubstituteSale;
  dish: Product;
  units: number;
  worth: Minor;
  onChoose: (substitute: Substitute) => void;
};

/** The units of the dish, its required options, and what it costs more or less. */
export function SubstituteOptions({ sale, dish, units, worth, onChoose }: Props) {
  const texts = useTextsOf(counterRemovalTexts);
  const money = useMoney();
  const [count, setCount] = useState(units);
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const sold = soldSubstitute({ productId: dish.id, count, picks }, sale);
  const { index } = sale;
  const { fewer, more } = texts;
  return (
    <>
      <div className={css.count}>
        <b className={css.units}>{dish.name}</b>
        <Stepper
          label={dish.name}
          texts={{ fewer, more, remove: fewer }}
          quantity={count}
          min={1}
          max={maxLineCount}
          onChange={setCount}
        />
      </div>
      {requiredGroups(dish, sale, picks).map((group) => (
        <Group
          key={group.id}
          {...{ group, dish, picks }}
          onPick={(id, quantity) => setPicks(setPick(picks, group, id, quantity, dish, index))}
        />
      ))}
      <p role="status">
        {sold.ok ? differenceText(worth, sold.value, texts, money) : texts.notSold}
      </p>
      <Button
        wide
        aria-disabled={!sold.ok}
        onClick={() => (sold.ok ? onChoose(sold.value) : undefined)}
      >
        {texts.next}
      </Button>
    </>
  );
}

function differenceText(
  worth: Minor,
  substitute: Substitute,
  texts: CounterRemovalTexts,
  money: (amount: Minor) => string,
): string {
  const { amount, storeBears } = substituteMoney(worth, substitute);
  if (storeBears > 0) return texts.storeBears(money(storeBears));
  return amount > 0 ? texts.cheaper(money(amount)) : texts.same;
}

type GroupProps = {
  group: ModifierGroup;
  dish: Product;
  picks: readonly Pick[];
  onPick: (id: ModifierGroup['modifiers'][number]['id'], quantity: number) => void;
};

/** A required question: one of a few by a press, or several by count. */
function Group({ group, dish, picks, onPick }: GroupProps) {
  const texts = useTextsOf(counterRemovalTexts);
  const { fewer, more } = texts;
  const { name, minimum, modifiers, maximum } = group;
  return (
    <div role="group" aria-label={name} className={css.group}>
      <b>{texts.groupOf({ name, minimum })}</b>
      {maximum === 1 ? (
        <div className={css.chips}>
          {modifiers.map((option) => (
            <ChoiceChip
              key={option.id}
              isOn={quantityOf(picks, group, option.id) > 0}
              text={option.name}
              onPress={() => onPick(option.id, 1)}
            />
          ))}
        </div>
      ) : (
        modifiers.map((option) => (
          <div key={option.id} className={css.count}>
            <span>{option.name}</span>
            <Stepper
              label={option.name}
              texts={{ fewer, more, remove: fewer }}
              quantity={quantityOf(picks, group, option.id)}
              max={pickLimit(option, group, dish)}
              limit={texts.noMore}
              onChange={(quantity) => onPick(option.id, quantity)}
            />
          </div>
        ))
      )}
    </div>
  );
}
