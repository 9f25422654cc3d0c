import { useApp } from '../../platform/app-context.tsx';
import { paths } from '../../platform/paths.ts';
import { useTitle } from '../../platform/use-title.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';

/** `/no-disponible`: no navbar, no footer; nothing was ordered and nothing charged. Spec §2, decisions §9. */
export function Unavailable() {
  const { texts } = useApp();
  useTitle(texts.menu.unavailableTitle);
  return (
    <NoticePage
      title={texts.menu.unavailableTitle}
      actions={
        <a className={buttonClass('main')} href={paths.home} data-nav>
          {texts.common.backToMenu}
        </a>
      }
    >
      <p>{texts.menu.unavailableText}</p>
    </NoticePage>
  );
}
