import type { Area } from '@comanda/domain/address/area.ts';
import { isApproximate } from '@comanda/domain/address/location-precision.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import type { DispatchTexts } from '@comanda/i18n/es/dispatch.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { Icon } from '../../ui/icons.tsx';
import { type AddressDraft, type ManualDraft, numberOf } from './address-draft.ts';
import { nearestCovering } from './coverage.ts';
import css from './dispatch.module.css';
import { placeHint } from './place-hint.ts';
import type { Place } from './use-places.ts';

/**
 * What was understood of an address: its number shown back, or that its point is approximate, and how long and how much it takes to get
 * there, or that nobody goes there. Of one that is written by hand it is known where its point is. Experience §4.
 */
export function ChosenPlace({ draft, area }: { draft: AddressDraft; area: Area | null }) {
  const { page } = useApp();
  const words = useArea(dispatchTexts);
  const place = draft.entry === 'search' ? draft.place : pointedAt(draft, area);
  if (place === null) return null;
  const isOutside = place.precision === 'address' && nearestCovering(page.stores, place) === null;
  return (
    <p className={css.chosen} data-outside={isOutside ? '' : undefined} role="status">
      <Icon name={isOutside ? 'alert' : 'pin'} />
      <span>
        {titleOf(draft, place, words)}
        <small>{placeHint(place, page, words)}</small>
      </span>
    </p>
  );
}

function titleOf(draft: AddressDraft, place: Place, words: DispatchTexts): string {
  if (draft.entry === 'manual') return words.pinHere;
  if (isApproximate(draft.location.precision)) return words.pointApproximate;
  const number = numberOf(place);
  return number === null ? words.numberUnknown : words.numberRead(number);
}

const pointedAt = ({ point }: ManualDraft, area: Area | null): Place | null =>
  point && area && { ...point, placeId: '', textAddress: '', city: area.name, streetNumber: null, precision: 'address' };
