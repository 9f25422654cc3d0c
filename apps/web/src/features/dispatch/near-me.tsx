import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { locateIcon } from '@comanda/ui/lazy-icons.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import css from '../../shop/place/place.module.css';
import type { DeviceLocationState } from '../../platform/locate-device.ts';

/**
 * The button that sorts the stores by distance from the device. Shows why when the device gives no
 * position.
 */
export function NearMe({ locating, onAsk }: { locating: DeviceLocationState; onAsk: () => void }) {
  const words = useTextsOf(dispatchTexts);
  const isBusy = locating.state === 'loading';
  return (
    <div className={css.tools}>
      <div className={css.actions}>
        <Button look="quiet" onClick={onAsk} aria-disabled={isBusy}>
          <Icon name={locateIcon} />
          {isBusy ? words.locating : words.pickupNear}
        </Button>
      </div>
      {locating.state === 'failed' ? (
        <Notice tone="bad">{words.pickupFailed[locating.failure]}</Notice>
      ) : null}
    </div>
  );
}
