import css from './totals-table.module.css';

/** A line of a bill; the `strong` one is the total. */
export type TotalRow = { name: string; amount: string; strong?: boolean };

/**
 * The lines of a charge. Until the server confirms new amounts, the old ones stay and are marked
 * `busy`.
 */
export function TotalsTable({ sums, busy = false }: { sums: readonly TotalRow[]; busy?: boolean }) {
  return (
    <dl className={css.sums} aria-busy={busy}>
      {sums.map(({ name, amount, strong = false }, position) => (
        <div key={position} className={strong ? css.strong : undefined}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
