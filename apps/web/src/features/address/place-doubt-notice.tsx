import { unreachable } from '@comanda/domain/unreachable.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { distanceText } from '@comanda/i18n/format/distance-text.ts';
import { useEffect, useRef } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import type { PlaceDoubt } from './address-problem.ts';
import css from '../../shop/place/place.module.css';
import type { AddressForm } from './use-address-form.ts';

type Props = { doubt: PlaceDoubt; form: AddressForm };

/**
 * Explains why the point of an address needs a confirmation and offers the pin, which gets the
 * focus so that arrow keys move it, or the shopper's confirmation.
 * docs/rules/places.md#area-needs-a-pin-or-a-confirmation.
 */
export function PlaceDoubtNotice({ doubt, form }: Props) {
  const { draft, area, isMapGone } = form;
  const words = useTextsOf(dispatchTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' });
    focusPin();
  }, [doubt.kind]);
  return (
    <div ref={box} className={css.doubt}>
      <Notice icon="pin">
        <Sentence
          doubt={doubt}
          city={(draft.entry === 'search' ? draft.place?.city : area?.name) ?? ''}
          isMapGone={isMapGone}
        />
        {doubt.kind === 'area' && !isMapGone ? (
          <Button look="link" onClick={form.confirmWritten}>
            {words.doubtSkip}
          </Button>
        ) : null}
      </Notice>
    </div>
  );
}

function Sentence({
  doubt,
  city,
  isMapGone,
}: {
  doubt: PlaceDoubt;
  city: string;
  isMapGone: boolean;
}) {
  const { page } = useApp();
  const words = useTextsOf(dispatchTexts);
  switch (doubt.kind) {
    case 'street':
      return (
        <>
          <b>{words.doubtStreetTitle}</b>
          <p>{isMapGone ? words.doubtStreetNoMap : words.doubtStreet}</p>
        </>
      );
    case 'area':
      return (
        <>
          <b>{words.doubtAreaTitle}</b>
          <p>{isMapGone ? words.doubtAreaNoMap(city) : words.doubtArea}</p>
        </>
      );
    case 'farPin':
      return <p>{words.doubtFarPin(distanceText(doubt.metres, page.settings.country.locale))}</p>;
    default:
      return unreachable(doubt);
  }
}

const focusPin = (): void =>
  document.querySelector<HTMLElement>('[data-pin]')?.focus({ preventScroll: true });
