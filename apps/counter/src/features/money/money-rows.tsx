import type { Minor } from '@comanda/domain/money/money.ts';
import { useMoney } from '../../counter/use-money.ts';
import css from './money.module.css';

/** A row of a table of amounts; `isTotal`: the sum of those before. */
export type MoneyRow = { label: string; amount: Minor; isTotal?: boolean };

/** Amounts with their names, one below the other. */
export function MoneyRows({ caption, rows }: { caption: string; rows: readonly MoneyRow[] }) {
  const money = useMoney();
  return (
    <table className={css.rows}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ label, amount, isTotal = false }) => (
          <tr key={label} data-total={isTotal ? '' : undefined}>
            <th scope="row">{label}</th>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
