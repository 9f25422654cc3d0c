import { Icon } from '@comanda/ui/icons.tsx';
import { lazyPart } from '@comanda/ui/lazy-part.ts';
import { type KeyboardEvent, type RefObject, Suspense, useRef, useState } from 'react';
import { useTexts } from '../../shop/use-texts.ts';
import type { TagChoice } from './tag-chips.tsx';
import css from './tag-filters.module.css';

const TagChips = lazyPart(() => import('./tag-chips.tsx'), 'TagChips');

type Props = TagChoice & {
  /** The number of products that pass the filters. */
  count: number;
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
        {isOpen ? (
          <Suspense fallback={null}>
            <TagChips {...props} frame={frame} close={() => setOpen(false)} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
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
