import { delay } from '@comanda/client/delay.ts';
import type { AddressSchema } from '@comanda/domain/country/address-form.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { type AddressFormDraft, withPinAt, type SearchDraft } from './address-form-draft.ts';
import { createPinGeocoder } from './geocode-pin.ts';
import { type PinMessage, applyPin } from './apply-pin.ts';

const noMessage: PinMessage = { kind: 'none' };

/**
 * The pin of an address. A move changes the point at once; the geocoder's answer for it follows.
 */
export function usePin(schema: AddressSchema, setDraft: (draft: AddressFormDraft) => void) {
  const { api } = useApp();
  const [message, setMessage] = useState<PinMessage>(noMessage);
  const movedDraft = useRef<AddressFormDraft | null>(null);
  const pinGeocoder = useMemo(
    () =>
      createPinGeocoder({
        api,
        wait: delay,
        onPlace: (point, geocoded) => {
          if (movedDraft.current === null) return;
          const read = applyPin(schema, movedDraft.current, point, geocoded);
          setDraft(read.draft);
          setMessage(read.message);
        },
      }),
    [api, schema, setDraft],
  );
  useEffect(() => pinGeocoder.forget, [pinGeocoder]);
  const put = (draft: AddressFormDraft): void => {
    movedDraft.current = draft;
    setDraft(draft);
  };
  return {
    message,
    move: (draft: AddressFormDraft, point: GeoPoint) => {
      put(withPinAt(draft, point));
      setMessage({ kind: 'loading' });
      void pinGeocoder.pinMoved(point);
    },
    /** Restores the previous address at the current point. */
    back: (before: SearchDraft) => {
      put(before);
      setMessage(noMessage);
    },
    forget: () => {
      pinGeocoder.forget();
      setMessage(noMessage);
    },
  };
}
