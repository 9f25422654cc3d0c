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
type Store = Days['stores'][number];
type Figures = Store['figures'];
type Props = {
  days: { stores: readonly Pick<Store, 'storeId' | 'name' | 'figures'>[]; total: Figures | null };
  /** The name of the column of cash, if it is not that of one day. */
  cashName?: string;
  onOpen: (id: StoreId) => void;
};

/**
 * Each store of a day or a period, and their sum. A store's name opens its own.
 * docs/rules/counter-money.md#all-stores-of-a-day.
 */
export function StoresTable({ days, cashName, onOpen }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const columns = columnNames(texts, cashName ?? texts.drawer);
  return (
    <Panel title={texts.stores}>
      <table className={css.stores}>
        <caption className="visually-hidden">{texts.stores}</caption>
        <thead>
          <tr>
            {[texts.stores, ...columns].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.stores.map(({ storeId, name, figures }) => (
            <Row key={storeId} figures={figures} columns={columns}>
              <Button look="link" onClick={() => onOpen(storeId)}>
                {name}
              </Button>
            </Row>
          ))}
        </tbody>
        {days.total ? (
          <tfoot>
            <Row figures={days.total} columns={columns}>
              {texts.together}
            </Row>
          </tfoot>
        ) : null}
      </table>
    </Panel>
  );
}

/** Names of the columns, in the order of the cells of a row. */
const columnNames = ({ orders, sales, tips, columns }: CounterMoneyTexts, cash: string) => [
  ...[orders, sales, tips, columns.refunds, columns.net, cash],
];

type RowProps = { figures: Figures; columns: readonly string[]; children: ReactNode };

function Row({ figures, columns, children }: RowProps) {
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
      {columns.map((name, at) => (
        <td key={name} data-name={name}>
          {cells[at]}
        </td>
      ))}
    </tr>
  );
}
