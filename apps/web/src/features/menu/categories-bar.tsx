import type { Category } from '@comanda/domain/menu/menu.ts';
import { useTexts } from '../../shop/use-texts.ts';
import css from './categories-bar.module.css';

export const sectionId = (category: Category): string => category.slug;

/**
 * `onChoose`: called when a link is pressed. While a search hides the sections, the links end the
 * search.
 */
type Props = {
  categories: readonly Category[];
  /** The slug of the category that the page begins at; null for the first category. */
  landing?: string | null;
  onChoose?: (section: string) => void;
};

/**
 * Chips are links to the sections; which one is current is marked by the scroll-spy of the first
 * script.
 */
export function CategoriesBar({ categories, landing = null, onChoose }: Props) {
  const texts = useTexts();
  const first = categories.find(({ slug }) => slug === landing) ?? categories[0];
  return (
    <nav className={css.bar} aria-label={texts.menu.categories} data-categories>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <a
              href={`#${sectionId(category)}`}
              aria-current={category === first ? 'true' : undefined}
              onClick={() => onChoose?.(sectionId(category))}
              suppressHydrationWarning
            >
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
