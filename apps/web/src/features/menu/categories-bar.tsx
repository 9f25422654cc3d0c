import type { Category } from '@comanda/domain/menu/menu.ts';
import { useTexts } from '../../platform/app-context.tsx';
import css from './categories-bar.module.css';

export const sectionId = (category: Category): string => category.slug;

/** `onChoose`: while a search hides the sections, their links lead out of it. */
type Props = { categories: readonly Category[]; onChoose?: (section: string) => void };

/** Chips are links to the sections; which one is current is marked by the scroll-spy of the first script. */
export function CategoriesBar({ categories, onChoose }: Props) {
  const texts = useTexts();
  return (
    <nav className={css.bar} aria-label={texts.menu.categories} data-categories>
      <ul>
        {categories.map((category, position) => (
          <li key={category.id}>
            <a
              href={`#${sectionId(category)}`}
              aria-current={position === 0 ? 'true' : undefined}
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
