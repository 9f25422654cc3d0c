import type { ReactNode } from 'react';
import css from './card.module.css';

type Columns = { wider: 'first' | 'last'; children: ReactNode };

/**
 * Two columns of cards on a wide screen, one below the other on a narrow one. `wider`: the column
 * with more in it.
 */
export const CardColumns = ({ wider, children }: Columns) => (
  <div className={css.columns} data-wider={wider}>
    {children}
  </div>
);

/** Cards below one another in {@link CardColumns}. A column of one card needs none. */
export const CardColumn = ({ children }: { children: ReactNode }) => (
  <div className={css.column}>{children}</div>
);

type Props = { id: string; title: string; tone?: 'plain' | 'bad'; children: ReactNode };

/** A card with its heading. `id`: of the heading, for what else it names. */
export const Card = ({ id, title, tone = 'plain', children }: Props) => (
  <section className={css.card} data-tone={tone} aria-labelledby={id}>
    <h2 id={id} className={css.heading}>
      {title}
    </h2>
    {children}
  </section>
);

/** A card of a screen whose title says already what stands in it. `label`: for screen readers. */
export const UntitledCard = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={css.card} aria-label={label}>
    {children}
  </section>
);
