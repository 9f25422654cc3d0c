import { useTexts } from '../../shop/use-texts.ts';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '@comanda/ui/button.tsx';

/**
 * The link back to the menu from a screen without further actions. `look`: `link` beside a more
 * important action.
 */
export function BackToMenu({ look = 'main' }: { look?: 'main' | 'link' }) {
  const texts = useTexts();
  return (
    <a className={buttonClass(look)} href={paths.home} data-nav>
      {texts.common.backToMenu}
    </a>
  );
}
