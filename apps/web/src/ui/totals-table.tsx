import css from './totals-table.module.css';

/** A line of a bill; the `strong` one is what is paid. */
export type TotalRow = { name: string; amount: string; strong?: boolean };

/** What makes up a charge, line by line. While the server has not confirmed, the old figures stay and are marked `busy`. */
export function TotalsTable({ sums, busy = false }: { sums: readonly TotalRow[]; busy?: boolean }) {
  return (
    <dl className={css.sums} aria-busy={busy}>
      {sums.map(({ name, amount, strong = false }) => (
        <div key={name} className={strong ? css.strong : undefined}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
