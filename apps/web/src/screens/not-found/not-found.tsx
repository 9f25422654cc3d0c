import { BackToMenu } from '../../features/menu/back-to-menu.tsx';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useTitle } from '../../shop/use-title.ts';
import { NoticePage } from '@comanda/ui/notice-page.tsx';

/** The 404 page, with a link to the menu. */
export function NotFound() {
  const { texts } = useApp();
  useTitle(texts.common.notFoundTitle);
  return (
    <SiteFrame>
      <NoticePage icon="search" title={texts.common.notFoundTitle} actions={<BackToMenu />}>
        <p>{texts.common.notFoundText}</p>
      </NoticePage>
    </SiteFrame>
  );
}
