import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';

/** A page of a list. `from`: the entry after which it begins; null: the first page. */
export type ListPage<Entry> = {
  from: Entry | null;
  /** Shows the page after it; null: it is shown already. */
  onMore: ((next: Entry) => void) | null;
};

/**
 * The pages of a list that is read page by page; `restart`: another filter, the first page again.
 */
export function useListPages<Entry>(): {
  pages: readonly ListPage<Entry>[];
  restart: () => void;
} {
  const [after, setAfter] = useState<readonly Entry[]>([]);
  const onMore = (next: Entry): void => setAfter([...after, next]);
  const pages = [null, ...after].map((from, index) => ({
    from,
    onMore: index === after.length ? onMore : null,
  }));
  return { pages, restart: () => setAfter([]) };
}

type MoreProps<Entry> = Pick<ListPage<Entry>, 'onMore'> & { next: Entry | null; text: string };

/** The button below the last page; nothing if the list ends there. `next`: of the page's answer. */
export function MoreButton<Entry>({ onMore, next, text }: MoreProps<Entry>) {
  if (onMore === null || next === null) return null;
  return (
    <Button look="quiet" onClick={() => onMore(next)}>
      {text}
    </Button>
  );
}
