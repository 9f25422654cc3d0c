import { counterOfflineTexts } from '@comanda/i18n/areas/counter-offline.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { Link } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { useTextsOf } from '../use-texts.ts';

/** No ticket: there is no connection, and the device does not keep the order. */
export function MissingTicket() {
  const texts = useTextsOf(counterOfflineTexts);
  const toBoard = (
    <Link className={buttonClass('main')} href={paths.board}>
      {texts.toBoard}
    </Link>
  );
  return (
    <NoticePage isPart icon="offline" title={texts.missingTitle} actions={toBoard}>
      <p>{texts.missingText}</p>
    </NoticePage>
  );
}
