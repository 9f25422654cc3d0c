import { writtenAddress } from '@comanda/domain/address/written-address.ts';
import type { AddressSchema } from '@comanda/domain/country/address-form.ts';
import { useEffect } from 'react';
import { useApp } from '../../shop/app-context.ts';
import type { AddressFormDraft } from './address-form-draft.ts';
import { geocodeOnceTyped } from './geocode-written.ts';

/**
 * Geocodes a manual address once it is complete, so that the map shows its house or street before
 * the shopper confirms. A pin or device point stays. The answer for an older text is dropped.
 */
export function useGeocodeWritten(
  schema: AddressSchema,
  draft: AddressFormDraft,
  setDraft: (change: (draft: AddressFormDraft) => AddressFormDraft) => void,
): void {
  const { api, page } = useApp();
  const isOpen = draft.entry === 'manual' && draft.geocoded === null && draft.point === null;
  const written = isOpen ? draft.written : null;
  useEffect(() => {
    const addressText = written && writtenAddress(schema, written);
    if (!addressText?.ok) return;
    const aborter = new AbortController();
    const geocode = async (): Promise<void> => {
      const geocoded = await geocodeOnceTyped({ api, page }, addressText.value, aborter.signal);
      if (!aborter.signal.aborted)
        setDraft((now) =>
          now.entry === 'manual' && now.written === written ? { ...now, geocoded } : now,
        );
    };
    void geocode();
    return () => aborter.abort();
  }, [api, page, schema, written, setDraft]);
}
