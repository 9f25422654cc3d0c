import type { AddressSchema } from '@comanda/domain/country/address-schemas.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../../platform/app-context.tsx';
import { waitFor } from '../../platform/wait.ts';
import { type AddressDraft, atPoint, type SearchDraft } from './address-draft.ts';
import { createPinAsker } from './ask-pin.ts';
import { type PinTold, readPin } from './pin-place.ts';

const nothing: PinTold = { kind: 'nothing' };

/** The pin of an address: where it is moved to counts at once, what stands there when it is known. */
export function usePinPlace(schema: AddressSchema, setDraft: (draft: AddressDraft) => void) {
  const { api } = useApp();
  const [told, setTold] = useState<PinTold>(nothing);
  const moved = useRef<AddressDraft | null>(null);
  const asker = useMemo(
    () =>
      createPinAsker({
        api,
        wait: waitFor,
        onRead: (point, found) => {
          if (moved.current === null) return;
          const read = readPin(schema, moved.current, point, found);
          setDraft(read.draft);
          setTold(read.told);
        },
      }),
    [api, schema, setDraft],
  );
  useEffect(() => asker.forget, [asker]);
  const put = (draft: AddressDraft): void => {
    moved.current = draft;
    setDraft(draft);
  };
  return {
    told,
    move: (draft: AddressDraft, point: Point) => {
      put(atPoint(draft, point));
      setTold({ kind: 'asking' });
      void asker.moved(point);
    },
    /** The address of before, at the point of now. */
    back: (before: SearchDraft) => {
      put(before);
      setTold(nothing);
    },
    forget: () => {
      asker.forget();
      setTold(nothing);
    },
  };
}
