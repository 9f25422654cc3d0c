import { cardTags } from '@comanda/domain/menu/card-tags.ts';
import type { ProductTag } from '@comanda/domain/menu/product-tags.ts';
import { Tag } from '@comanda/ui/tag.tsx';
import { useTexts } from '../../shop/use-texts.ts';
import css from './product-card.module.css';

/** The kinds of food on a product's card. docs/rules/menu.md#tags-of-a-card. */
export function ProductTags({ tags }: { tags: readonly ProductTag[] }) {
  const texts = useTexts();
  const shown = cardTags(tags);
  if (shown.length === 0) return null;
  return (
    <p className={css.tags}>
      {shown.map((tag) => (
        <Tag key={tag} tag={tag} name={texts.menu.tags[tag]} />
      ))}
    </p>
  );
}
