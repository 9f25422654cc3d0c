import { Icon } from '@comanda/ui/icons.tsx';
import type { ReactNode } from 'react';
import css from './fold-group.module.css';

type Props = {
  title: string;
  /** The number of rows in the group. */
  count: number;
  /** Shown beside the count, also while the group is folded. */
  mark?: ReactNode;
  /** Shown before the title. */
  lead?: ReactNode;
  /** Marks the heading as a row that can be dragged (`data-sorted`). */
  sorted?: string | undefined;
  /** The group is open at first. */
  startsOpen?: boolean;
  children: ReactNode;
};

/**
 * Rows of a long list under one heading that opens and closes with a tap or a key, such as the
 * dishes of a category. docs/rules/counter-store.md#dishes-by-category.
 */
export function FoldGroup({ title, count, startsOpen = false, children, ...heading }: Props) {
  const { mark = null, lead = null, sorted } = heading;
  return (
    <details className={css.fold} open={startsOpen}>
      <summary data-sorted={sorted}>
        {lead}
        <b>{title}</b>
        {mark}
        <span className={css.count}>{count}</span>
        <Icon name="chevronDown" />
      </summary>
      {children}
    </details>
  );
}
