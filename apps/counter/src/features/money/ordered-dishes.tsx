import type { getCounterPeriod } from '@comanda/contract/counter/periods.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { counterNumbersTexts } from '@comanda/i18n/areas/counter-numbers.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import { Panel } from '../../counter/screen.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './money.module.css';

type Props = { dishes: AnswerOf<typeof getCounterPeriod>['dishes'] };

const shownFirst = 10;

/** The dishes that were ordered most, with their units and sales. */
export function OrderedDishes({ dishes }: Props) {
  const texts = useTextsOf(counterNumbersTexts);
  const money = useMoney();
  const [isWhole, setWhole] = useState(false);
  if (dishes.length === 0) return null;
  const shown = isWhole ? dishes : dishes.slice(0, shownFirst);
  return (
    <Panel title={texts.dishes}>
      <p className={css.note}>{texts.dishesNote}</p>
      <table className={css.rows}>
        <caption className="visually-hidden">{texts.dishes}</caption>
        <tbody>
          {shown.map(({ productId, name, units, sales }) => (
            <tr key={productId}>
              <th scope="row">
                {name}
                <small>{texts.units(units)}</small>
              </th>
              <td>{money(sales)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < dishes.length && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {texts.allDishes(dishes.length)}
        </Button>
      )}
    </Panel>
  );
}
