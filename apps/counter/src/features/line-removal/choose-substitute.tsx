import { useReading } from '@comanda/client/use-reading.ts';
import { getSubstituteMenu } from '@comanda/contract/counter/line-removals.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { platformWeb } from '@comanda/contract/headers.ts';
import type { OrderId, ProductId, StoreId } from '@comanda/domain/ids.ts';
import {
  nearestDishes,
  offeredDishes,
  type SubstituteSale,
} from '@comanda/domain/line-removal/sold-substitute.ts';
import type { Substitute } from '@comanda/domain/line-removal/substitute.ts';
import { indexMenu, priceOf } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { type Minor, minor } from '@comanda/domain/money/money.ts';
import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { counterRemovalTexts } from '@comanda/i18n/areas/counter-removal.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import { ReadingState } from '../../counter/screen.tsx';
import { SearchField } from '../../counter/search-field.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './line-removal.module.css';
import { SubstituteOptions } from './substitute-options.tsx';

type Props = {
  params: { id: StoreId; orderId: OrderId };
  /** The missing units, their dishes, and what was paid for them. */
  units: number;
  missing: readonly ProductId[];
  worth: Minor;
  onChoose: (substitute: Substitute) => void;
  onBack: () => void;
};

/**
 * The second step: one dish of the store's menu that is sold now, then its required options.
 * docs/rules/line-removals.md#another-dish-in.
 */
export function ChooseSubstitute({ params, units, missing, worth, onChoose, onBack }: Props) {
  const texts = useTextsOf(counterRemovalTexts);
  const reading = useReading((call) => call(getSubstituteMenu, { params }), params.orderId);
  const [dish, setDish] = useState<Product | null>(null);
  const menu = reading.value;
  const sale = menu && saleOf(params.id, menu);
  return (
    <>
      <h3 className={css.units} ref={(title) => title?.focus()} tabIndex={-1}>
        {texts.offerTitle}
      </h3>
      <ReadingState reading={reading} />
      {sale && dish === null ? (
        <Dishes
          {...{ sale, missing }}
          price={minor(Math.round(worth / units))}
          onChoose={setDish}
        />
      ) : null}
      {sale && dish ? <SubstituteOptions {...{ sale, dish, units, worth, onChoose }} /> : null}
      <Button look="quiet" wide onClick={dish === null ? onBack : () => setDish(null)}>
        {texts.back}
      </Button>
    </>
  );
}

const saleOf = (
  storeId: StoreId,
  { now, timeZone, dispatchMethod, ...menu }: AnswerOf<typeof getSubstituteMenu>,
): SubstituteSale => ({
  ...{ storeId, timeZone, dispatch: dispatchMethod, platform: platformWeb },
  index: indexMenu(menu),
  now: instantOf(now),
});

type DishesProps = Pick<Props, 'missing'> & {
  sale: SubstituteSale;
  price: Minor;
  onChoose: (dish: Product) => void;
};

/**
 * A few dishes of nearly the same price, without those that are missing; a typed name finds every
 * dish, also the missing one with other options.
 */
function Dishes({ sale, missing, price, onChoose }: DishesProps) {
  const texts = useTextsOf(counterRemovalTexts);
  const money = useMoney();
  const [typed, setTyped] = useState('');
  const wanted = foldAccents(typed.trim());
  const dishes = offeredDishes(sale);
  const others = dishes.filter(({ id }) => !missing.includes(id));
  const shown =
    wanted === ''
      ? nearestDishes(others, sale.index, price)
      : dishes.filter(({ name }) => foldAccents(name).includes(wanted));
  return (
    <>
      <p>{texts.offerLead}</p>
      <SearchField label={texts.search} value={typed} onType={setTyped} />
      <ul className={css.dishes} aria-label={wanted === '' ? texts.nearest : texts.found}>
        {shown.map((dish) => (
          <li key={dish.id}>
            <button type="button" className={css.dish} onClick={() => onChoose(dish)}>
              <span>{dish.name}</span>
              <b>{money(priceOf(dish, sale.index).price)}</b>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p>{texts.noDish}</p> : null}
    </>
  );
}
