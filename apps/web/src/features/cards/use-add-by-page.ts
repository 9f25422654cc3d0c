import type { SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useEffect, useState } from 'react';
import { submitForm } from '../../platform/submit-form.ts';
import { useApp } from '../../shop/app-context.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { EnrolmentOrigin } from '../../shop/cards/enrolment-link.ts';
import { beginEnrolment } from './begin-enrolment.ts';
import { keepEnrolment } from './pending-enrolment.ts';

/** `opening`: the method whose page is being opened. `open` does nothing meanwhile. */
export type AddByPage = {
  opening: SavedCardMethod | null;
  refusal: Refusal | null;
  open: (method: SavedCardMethod) => void;
};

/**
 * Opens the provider's page on which a card is typed, in this window or in a frame. A return from
 * the back/forward cache resets `opening`.
 */
export function useAddByPage(from: EnrolmentOrigin): AddByPage {
  const { api, sessions } = useApp();
  const modals = useModals();
  const [opening, setOpening] = useState<SavedCardMethod | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) setOpening(null);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const open = async (method: SavedCardMethod): Promise<void> => {
    if (opening !== null) return;
    setOpening(method);
    setRefusal(null);
    const session = sessions.current();
    const begun = await beginEnrolment({ api }, { method, from, token: null }, crypto.randomUUID());
    if (!begun.ok || begun.value.next.kind === 'settled') {
      setOpening(null);
      return begun.ok ? undefined : setRefusal(begun.error);
    }
    const { enrolmentId, jobToken } = begun.value;
    if (session?.role === 'user') keepEnrolment({ enrolmentId, userId: session.userId }, jobToken);
    const { next } = begun.value;
    if (next.kind === 'framedForm') return modals.replace({ kind: 'cardPage', form: next, from });
    submitForm(next);
  };
  return { opening, refusal, open: (method) => void open(method) };
}
