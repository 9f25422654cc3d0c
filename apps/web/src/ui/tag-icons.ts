import type { ProductTag } from '@comanda/domain/menu/menu.ts';
import type { IconName } from './icons.tsx';

export const tagIcons: Record<ProductTag, IconName> = {
  vegetarian: 'leaf',
  vegan: 'leaf',
  organic: 'leaf',
  spicy: 'flame',
  cold: 'snow',
  hot: 'flame',
  gluten_free: 'wheat',
  lactose_free: 'check',
};
