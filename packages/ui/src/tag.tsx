import type { ProductTag } from '@comanda/domain/menu/product-tags.ts';
import { Icon, type IconName } from './icons.tsx';
import css from './tag.module.css';

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

type Props = { tag: ProductTag; /** The tag as a text. */ name: string };

/** A product's tag as icon and word, never by colour alone. docs/rules/menu.md#product-facts. */
export const Tag = ({ tag, name }: Props) => (
  <span className={css.tag} data-tag={tag}>
    <Icon name={icons[tag]} size={15} />
    {name}
  </span>
);
