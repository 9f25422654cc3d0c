import { useTexts } from '../../shop/app-context.tsx';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The way on from a screen that has nothing more to offer. `look`: `link` beside something that is wanted more. */
export function BackToMenu({ look = 'main' }: { look?: 'main' | 'link' }) {
  const texts = useTexts();
  return (
    <a className={buttonClass(look)} href={paths.home} data-nav>
      {texts.common.backToMenu}
    </a>
  );
}
