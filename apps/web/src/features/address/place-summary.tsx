import type { AddressArea } from '@comanda/domain/address/address-area.ts';
import { isApproximate } from '@comanda/domain/address/location-precision.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { type AddressFormDraft, streetNumberOf } from './address-form-draft.ts';
import { useOrderTime } from '../../shop/time/order-time.ts';
import css from '../../shop/place/place.module.css';
import { placeHint } from './place-hint.ts';
import { isOutsideCoverage, shownPlace } from './shown-place.ts';
import type { GeocodedPlace } from './use-place-search.ts';

/**
 * Shows the street number that was read, or that the point is approximate, with arrival time and
 * fee, or that no store delivers there. A manual draft shows it once it has a pin.
 * docs/rules/places.md#fee-and-arrival-beside-a-found-address,
 * docs/rules/places.md#coverage-at-the-pin.
 */
export function PlaceSummary({
  draft,
  area,
}: {
  draft: AddressFormDraft;
  area: AddressArea | null;
}) {
  const { page, texts } = useApp();
  const time = useOrderTime();
  const words = useTextsOf(dispatchTexts);
  const place = shownPlace(draft, area);
  if (place === null) return null;
  const isOutside = isOutsideCoverage(place, page.stores);
  return (
    <p className={css.chosen} data-outside={isOutside ? '' : undefined} role="status">
      <Icon name={isOutside ? 'alert' : 'pin'} />
      <span>
        {titleOf(draft, place, words)}
        <small>{placeHint(place, { ...page, time }, { dispatch: words, shop: texts })}</small>
      </span>
    </p>
  );
}

function titleOf(draft: AddressFormDraft, place: GeocodedPlace, words: DispatchTexts): string {
  if (draft.entry === 'manual') return words.pinHere;
  if (isApproximate(draft.location.precision)) return words.pointApproximate;
  const number = streetNumberOf(place);
  return number === null ? words.numberUnknown : words.numberRead(number);
}
