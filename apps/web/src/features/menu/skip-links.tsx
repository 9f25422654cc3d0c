import { useTexts } from '../../shop/app-context.tsx';
import css from './skip-links.module.css';

export const menuAnchorId = 'menu';
export const cartAnchorId = 'cart';

/** The first stops of the Tab key, seen only there: past the head to the food, and past a hundred cards to what was chosen. */
export function SkipLinks() {
  const texts = useTexts();
  return (
    <nav className={css.skips} aria-label={texts.menu.skips}>
      <a href={`#${menuAnchorId}`}>{texts.menu.skipToMenu}</a>
      <a className={css.toCart} href={`#${cartAnchorId}`}>
        {texts.menu.skipToCart}
      </a>
    </nav>
  );
}
