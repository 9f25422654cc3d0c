import type { ProductTag } from '@comanda/domain/menu/menu.ts';
import { useTexts } from '../../platform/app-context.tsx';
import { Icon } from '../../ui/icons.tsx';
import { tagIcons } from '../../ui/tag-icons.ts';
import css from './product-card.module.css';

/** Tags as icon and word, never by colour alone. Spec §3 product tags. */
export function ProductTags({ tags }: { tags: readonly ProductTag[] }) {
  const texts = useTexts();
  if (tags.length === 0) return null;
  return (
    <p className={css.tags}>
      {tags.map((tag) => (
        <span key={tag} className={css.tag} data-tag={tag}>
          <Icon name={tagIcons[tag]} size={15} />
          {texts.menu.tags[tag]}
        </span>
      ))}
    </p>
  );
}
