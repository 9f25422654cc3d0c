import type { ProductTag } from '@comanda/domain/menu/product-tags.ts';
import { Tag } from '@comanda/ui/tag.tsx';
import { type RefObject, useEffect } from 'react';
import { useTexts } from '../../shop/use-texts.ts';
import css from './tag-filters.module.css';

/** `tags`: those that the menu has. */
export type TagChoice = {
  tags: readonly ProductTag[];
  chosen: ReadonlySet<ProductTag>;
  onChange: (chosen: ReadonlySet<ProductTag>) => void;
};
type Props = TagChoice & { frame: RefObject<HTMLElement | null>; close: () => void };

/** The filters of the open panel; a press outside of `frame` closes it. */
export function TagChips({ tags, chosen, onChange, frame, close }: Props) {
  const { menu } = useTexts();
  useEffect(() => {
    const onPress = ({ target }: Event): void => {
      if (target instanceof Node && frame.current?.contains(target) === false) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });
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

const toggleTag = (chosen: ReadonlySet<ProductTag>, tag: ProductTag): ReadonlySet<ProductTag> =>
  new Set(
    chosen.has(tag) ? [...chosen].filter((chosenTag) => chosenTag !== tag) : [...chosen, tag],
  );
