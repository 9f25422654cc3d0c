import { useTexts } from '../../shop/use-texts.ts';
import { menuAnchorId } from '../../shop/menu/menu-anchor.ts';
import css from './skip-links.module.css';

export const cartAnchorId = 'cart';

/**
 * The first tab stops, visible only on focus: past the head to the products, and past the cards to
 * the cart.
 */
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
