import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useApp } from '../../platform/app-context.tsx';
import { paths } from '../../platform/paths.ts';
import { useTitle } from '../../platform/use-title.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';

/** 404: says so and leads to the menu. */
export function NotFound() {
  const { texts } = useApp();
  useTitle(texts.common.notFoundTitle);
  return (
    <SiteFrame>
      <NoticePage
        icon="search"
        title={texts.common.notFoundTitle}
        actions={
          <a className={buttonClass('main')} href={paths.home} data-nav>
            {texts.common.backToMenu}
          </a>
        }
      >
        <p>{texts.common.notFoundText}</p>
      </NoticePage>
    </SiteFrame>
  );
}
