import type { ProductTag } from '@comanda/domain/menu/menu.ts';
import { useTexts } from '../../platform/app-context.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import css from './product-card.module.css';

const icons: Record<ProductTag, IconName> = {
  vegetarian: 'leaf',
  vegan: 'leaf',
  organic: 'leaf',
  spicy: 'flame',
  cold: 'snow',
  hot: 'flame',
  gluten_free: 'wheat',
  lactose_free: 'check',
};

/** Tags as icon and word, never by colour alone. Spec §3 product tags. */
export function ProductTags({ tags }: { tags: readonly ProductTag[] }) {
  const texts = useTexts();
  if (tags.length === 0) return null;
  return (
    <p className={css.tags}>
      {tags.map((tag) => (
        <span key={tag} className={css.tag} data-tag={tag}>
          <Icon name={icons[tag]} size={15} />
          {texts.menu.tags[tag]}
        </span>
      ))}
    </p>
  );
}
