import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useApp, useArea } from '../../platform/app-context.tsx';
import { Icon } from '../../ui/icons.tsx';
import { numberOf } from './address-draft.ts';
import css from './dispatch.module.css';
import { placeHint } from './place-hint.ts';
import type { Place } from './use-places.ts';

/** What was understood of an address: its number shown back, and how long and how much it takes to get there. Experience §4. */
export function ChosenPlace({ place }: { place: Place }) {
  const { page } = useApp();
  const words = useArea(dispatchTexts);
  const number = numberOf(place);
  return (
    <p className={css.chosen}>
      <Icon name="pin" />
      <span>
        {number === null ? words.numberUnknown : words.numberRead(number)}
        <small>{placeHint(place, page, words)}</small>
      </span>
    </p>
  );
}
