import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useArea } from '../../platform/app-context.tsx';
import { locateIcon } from '../../ui/far-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './dispatch.module.css';
import type { Locating } from './use-location.ts';

/** Puts the nearest store first, by the place of the device; says why when that cannot be. */
export function NearMe({ locating, onAsk }: { locating: Locating; onAsk: () => void }) {
  const words = useArea(dispatchTexts);
  const isBusy = locating.state === 'busy';
  return (
    <div className={css.tools}>
      <div className={css.actions}>
        <Button look="quiet" onClick={onAsk} aria-disabled={isBusy}>
          <Icon name={locateIcon} />
          {isBusy ? words.locating : words.pickupNear}
        </Button>
      </div>
      {locating.state === 'failed' ? <Notice tone="bad">{words.pickupFailed[locating.failure]}</Notice> : null}
    </div>
  );
}
