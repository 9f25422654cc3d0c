import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { Icon } from '../../ui/icons.tsx';
import { type AddressDraft, type ManualDraft, numberOf } from './address-draft.ts';
import { nearestCovering } from './coverage.ts';
import css from './dispatch.module.css';
import { placeHint } from './place-hint.ts';
import type { Place } from './use-places.ts';

/**
 * What was understood of an address: its number shown back, and how long and how much it takes to get there, or that nobody goes there.
 * Of one that is written by hand it is known where its point is. Experience §4.
 */
export function ChosenPlace({ draft }: { draft: AddressDraft }) {
  const { page } = useApp();
  const words = useArea(dispatchTexts);
  const place = draft.entry === 'search' ? draft.place : pointedAt(draft);
  if (place === null) return null;
  const number = numberOf(place);
  const isOutside = place.precision === 'address' && nearestCovering(page.stores, place) === null;
  return (
    <p className={css.chosen} data-outside={isOutside ? '' : undefined} role="status">
      <Icon name={isOutside ? 'alert' : 'pin'} />
      <span>
        {draft.entry === 'manual' ? words.pinHere : number === null ? words.numberUnknown : words.numberRead(number)}
        <small>{placeHint(place, page, words)}</small>
      </span>
    </p>
  );
}

const pointedAt = ({ point, area }: ManualDraft): Place | null =>
  point && area && { ...point, placeId: '', textAddress: '', city: area.name, streetNumber: null, precision: 'address' };
