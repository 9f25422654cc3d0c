import css from './totals-table.module.css';

/** A line of a bill; the `strong` one is the total. */
export type TotalRow = { name: string; amount: string; strong?: boolean };

type Props = { sums: readonly TotalRow[]; busy?: boolean; isFramed?: boolean };

/**
 * The lines of a charge. Until the server confirms new amounts, the old ones stay and are marked
 * `busy`. `isFramed`: a line above the rows separates them from what is before.
 */
export function TotalsTable({ sums, busy = false, isFramed = true }: Props) {
  return (
    <dl className={css.sums} aria-busy={busy} data-framed={isFramed || undefined}>
      {sums.map(({ name, amount, strong = false }, position) => (
        <div key={position} className={strong ? css.strong : undefined}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
