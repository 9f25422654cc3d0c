import type { Minor } from '@comanda/domain/money/money.ts';
import { useMoney } from '../../counter/use-money.ts';
import css from './money.module.css';

/** A row of a table of amounts. `sum`: `part` of the rows before, or the `whole` of the table. */
export type MoneyRow = { label: string; amount: Minor; sum?: 'part' | 'whole' };

/** Amounts with their names, one below the other. Rows of zero are left out, except sums. */
export function MoneyRows({ caption, rows }: { caption: string; rows: readonly MoneyRow[] }) {
  const money = useMoney();
  return (
    <table className={css.rows}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows
          .filter(({ amount, sum }) => amount !== 0 || sum !== undefined)
          .map(({ label, amount, sum }) => (
            <tr key={label} data-sum={sum}>
              <th scope="row">{label}</th>
              <td>{money(amount)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
