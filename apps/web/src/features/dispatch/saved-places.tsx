import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useArea } from '../../platform/app-context.tsx';
import { addressWords } from '../../platform/address-words.ts';
import { kindIcon } from '../../ui/kind-icon.ts';
import { useSavedAddresses } from '../../platform/saved-addresses.ts';
import type { StoredAddress } from '../../platform/shop-schema.ts';
import { Icon } from '../../ui/icons.tsx';
import css from './dispatch.module.css';

/** How many are shown here; the profile has them all. decisions §9. */
const shown = 4;

/** The addresses that a person keeps: one press and it is chosen. */
export function SavedPlaces({ onPick }: { onPick: (address: StoredAddress) => void }) {
  const words = useArea(dispatchTexts);
  const { addresses } = useSavedAddresses();
  if (addresses.length === 0) return null;
  return (
    <section aria-label={words.savedTitle}>
      <p className={css.historyTitle}>{words.savedTitle}</p>
      {addresses.slice(0, shown).map(({ id, kind, textAddress, city, apartmentDetails, dispatchNote, latitude, longitude, placeId }) => (
        <button
          key={id}
          type="button"
          className={css.suggestion}
          onClick={() => onPick({ textAddress, city, apartmentDetails, dispatchNote, latitude, longitude, placeId })}
        >
          <Icon name={kindIcon[kind]} />
          <span>
            {words.kinds[kind]}
            <small>{addressWords({ textAddress, apartmentDetails, city })}</small>
          </span>
        </button>
      ))}
    </section>
  );
}
