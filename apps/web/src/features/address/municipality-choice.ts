import type { AddressArea } from '@comanda/domain/address/address-area.ts';
import { createStore } from 'zustand/vanilla';

/** The picker's latest choice, for the form with `formId`. That form reads and clears it once. */
export type MunicipalityChoice = { area: AddressArea; formId: string };
export const municipalityChoice = createStore<{ choice: MunicipalityChoice | null }>(() => ({
  choice: null,
}));
