import { useReading } from '@comanda/client/use-reading.ts';
import type { AddressArea } from '@comanda/domain/address/address-area.ts';
import { accept } from '@comanda/domain/result.ts';
import { useApp } from '../../shop/app-context.ts';
import { loadAreas } from './load-areas.ts';

/** Returns the areas of the country; null while they load, and while `isEnabled` is false. */
export function useAreas(isEnabled = true): readonly AddressArea[] | null {
  const { api, page } = useApp();
  const reading = useReading(
    async (_, signal) => accept(await loadAreas({ api, page }, signal)),
    'areas',
    { isEnabled },
  );
  return reading.value;
}
