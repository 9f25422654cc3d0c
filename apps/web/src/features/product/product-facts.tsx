import { leadTime } from '@comanda/domain/menu/lead-time.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { weekdayNames } from '@comanda/i18n/format/day-text.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { useTexts } from '../../shop/use-texts.ts';
import type { PageTexts } from '../../platform/texts.ts';
import { Tag } from '@comanda/ui/tag.tsx';
import css from './product-facts.module.css';

/**
 * The facts of a product: kind of food, energy, allergens, preparation time, hours of sale.
 * docs/rules/menu.md#product-facts.
 */
export function ProductFacts({ product }: { product: Product }) {
  const texts = useTexts();
  const facts = factRows(product, texts.menu);
  return (
    <>
      {product.tags.length === 0 ? null : (
        <ul className={css.tags}>
          {product.tags.map((tag) => (
            <li key={tag}>
              <Tag tag={tag} name={texts.menu.tags[tag]} />
            </li>
          ))}
        </ul>
      )}
      {facts.length === 0 ? null : (
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function factRows(
  product: Product,
  menu: PageTexts['menu'],
): readonly (readonly [name: string, value: string])[] {
  const { kcal, allergens, availability } = product;
  const facts = [
    [menu.energy, kcal === null ? '' : menu.kcal(kcal)],
    [menu.allergens, joinNames(allergens)],
    [menu.preparation, preparation(product, menu)],
    [menu.soldOn, availability.length === 7 ? '' : weekdayNames(availability)],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

function preparation(product: Product, menu: PageTexts['menu']): string {
  const { cookingTime, cookingTimeType, deferred } = product;
  if (leadTime(product) === 0) return deferred ? menu.deferred : '';
  return cookingTimeType === 'day' ? menu.cookingDays(cookingTime) : menu.cookingHours(cookingTime);
}
