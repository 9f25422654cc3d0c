import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { locateIcon, pencilIcon } from '@comanda/ui/lazy-icons.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import type { AddressFormDraft } from './address-form-draft.ts';
import css from '../../shop/place/place.module.css';
import type { DeviceLocationState } from '../../platform/locate-device.ts';

type Props = {
  entry: AddressFormDraft['entry'];
  locating: DeviceLocationState;
  onLocate: () => void;
  onManual: () => void;
  onSearch: () => void;
};

/** The buttons of the other entries: device location, manual fields, or back to the search. */
export function AddressTools({ entry, locating, onLocate, onManual, onSearch }: Props) {
  const words = useTextsOf(dispatchTexts);
  const isBusy = locating.state === 'loading';
  return (
    <div className={css.tools}>
      <div className={css.actions}>
        <Button look="quiet" onClick={onLocate} aria-disabled={isBusy}>
          <Icon name={locateIcon} />
          {isBusy ? words.locating : words.useLocation}
        </Button>
        {entry === 'search' ? (
          <Button look="quiet" onClick={onManual}>
            <Icon name={pencilIcon} />
            {words.writeByHand}
          </Button>
        ) : (
          <Button look="quiet" onClick={onSearch}>
            <Icon name="search" />
            {words.searchInstead}
          </Button>
        )}
      </div>
      {locating.state === 'failed' ? (
        <Notice tone="bad">{words.location[locating.failure]}</Notice>
      ) : null}
    </div>
  );
}
