import type { ProductTag } from '@comanda/domain/menu/product-tags.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { Tag } from '@comanda/ui/tag.tsx';
import { useRef } from 'react';
import { useTexts } from '../../shop/use-texts.ts';
import css from './tag-filters.module.css';

type Props = {
  /** The tags that the menu has. */
  tags: readonly ProductTag[];
  chosen: ReadonlySet<ProductTag>;
  /** The number of products that pass the filters. */
  count: number;
  onChange: (chosen: ReadonlySet<ProductTag>) => void;
};

/**
 * Filter chips by kind of food; a product must have all chosen tags. The count and "clear" have
 * reserved space, so that nothing moves. docs/rules/menu.md#tag-filters.
 */
export function TagFilters({ tags, chosen, count, onChange }: Props) {
  const texts = useTexts();
  const row = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    onChange(new Set());
    row.current?.querySelector('button')?.focus();
  };
  if (tags.length === 0) return null;
  return (
    <div className={css.row} role="group" aria-label={texts.menu.filters} ref={row} data-filters>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          className={css.chip}
          aria-pressed={chosen.has(tag)}
          onClick={() => onChange(toggleTag(chosen, tag))}
        >
          <Tag tag={tag} name={texts.menu.tags[tag]} />
        </button>
      ))}
      <button
        type="button"
        className={css.clear}
        data-idle={chosen.size === 0 ? '' : undefined}
        onClick={clear}
      >
        <span aria-hidden="true">{texts.menu.filterCount(count)}</span>
        <Icon name="close" size={16} />
        <span className="visually-hidden">{texts.menu.filterClear}</span>
      </button>
    </div>
  );
}

const toggleTag = (chosen: ReadonlySet<ProductTag>, tag: ProductTag): ReadonlySet<ProductTag> =>
  new Set(
    chosen.has(tag) ? [...chosen].filter((chosenTag) => chosenTag !== tag) : [...chosen, tag],
  );
