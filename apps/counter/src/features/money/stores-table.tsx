import type { getCounterDays } from '@comanda/contract/counter/days.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { add, negate } from '@comanda/domain/money/money.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import type { CounterMoneyTexts } from '@comanda/i18n/es/counter-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import type { ReactNode } from 'react';
import { Panel } from '../../counter/screen.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './money.module.css';

type Days = AnswerOf<typeof getCounterDays>;
type Figures = Days['stores'][number]['figures'];

/**
 * Each store of a day, and their sum. A store's name opens its own day.
 * docs/rules/counter-money.md#all-stores-of-a-day.
 */
export function StoresTable({ days, onOpen }: { days: Days; onOpen: (id: StoreId) => void }) {
  const texts = useTextsOf(counterMoneyTexts);
  return (
    <Panel title={texts.stores}>
      <table className={css.stores}>
        <caption className="visually-hidden">{texts.stores}</caption>
        <thead>
          <tr>
            {[texts.stores, ...columnNames(texts)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.stores.map(({ storeId, name, figures }) => (
            <Row key={storeId} figures={figures}>
              <Button look="link" onClick={() => onOpen(storeId)}>
                {name}
              </Button>
            </Row>
          ))}
        </tbody>
        {days.total ? (
          <tfoot>
            <Row figures={days.total}>{texts.together}</Row>
          </tfoot>
        ) : null}
      </table>
    </Panel>
  );
}

/** Names of the columns, in the order of the cells of a row. */
const columnNames = ({ orders, sales, tips, columns, drawer }: CounterMoneyTexts) => [
  ...[orders, sales, tips, columns.refunds, columns.net, drawer],
];

function Row({ figures, children }: { figures: Figures; children: ReactNode }) {
  const texts = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  const cells = [
    String(figures.orders),
    money(figures.sales),
    money(add(figures.driverTips, figures.storeTips)),
    money(negate(figures.refunds)),
    money(figures.net),
    money(figures.drawer.expected),
  ];
  return (
    <tr>
      <th scope="row">{children}</th>
      {columnNames(texts).map((name, at) => (
        <td key={name} data-name={name}>
          {cells[at]}
        </td>
      ))}
    </tr>
  );
}
