import type { ProductTag } from '@comanda/domain/menu/product-tags.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { Tag } from '@comanda/ui/tag.tsx';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
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

const panelId = 'tag-filters';

/**
 * One chip with the number of chosen filters. It opens the filters by kind of food above the
 * products; a product must have all chosen tags. docs/rules/menu.md#tag-filters.
 */
export function TagFilters(props: Props) {
  const { menu } = useTexts();
  const { tags, chosen } = props;
  const frame = useRef<HTMLDivElement>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useCloseOnPressOutside(frame, isOpen, () => setOpen(false));
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    chip.current?.focus();
  };
  if (tags.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of the controls inside
    <div className={css.filters} ref={frame} onKeyDown={closeOnEscape} data-filters>
      {chosen.size === 0 ? null : <ClearFilters {...props} chip={chip} />}
      <button
        type="button"
        className={css.toggle}
        ref={chip}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {menu.filtersShort}
          {chosen.size === 0 ? null : <b>{chosen.size}</b>}
          <Icon name="chevronDown" size={16} />
        </span>
      </button>
      <div
        className={css.panel}
        id={panelId}
        role="group"
        aria-label={menu.filters}
        hidden={!isOpen}
      >
        <TagChips {...props} />
      </div>
    </div>
  );
}

function TagChips({ tags, chosen, onChange }: Props) {
  const { menu } = useTexts();
  return tags.map((tag) => (
    <button
      key={tag}
      type="button"
      className={css.chip}
      aria-pressed={chosen.has(tag)}
      onClick={() => onChange(toggleTag(chosen, tag))}
    >
      <Tag tag={tag} name={menu.tags[tag]} />
    </button>
  ));
}

type ClearProps = Pick<Props, 'count' | 'onChange'> & { chip: RefObject<HTMLElement | null> };

/** The number of products that are left, and a press that shows all again. */
function ClearFilters({ count, onChange, chip }: ClearProps) {
  const { menu } = useTexts();
  const clear = (): void => {
    onChange(new Set());
    chip.current?.focus();
  };
  return (
    <button type="button" className={css.clear} onClick={clear}>
      <span aria-hidden="true">{menu.filterCount(count)}</span>
      <Icon name="close" size={16} />
      <span className="visually-hidden">{menu.filterClear}</span>
    </button>
  );
}

function useCloseOnPressOutside(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event): void => {
      if (target instanceof Node && frame.current?.contains(target) === false) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });
}

const toggleTag = (chosen: ReadonlySet<ProductTag>, tag: ProductTag): ReadonlySet<ProductTag> =>
  new Set(
    chosen.has(tag) ? [...chosen].filter((chosenTag) => chosenTag !== tag) : [...chosen, tag],
  );
