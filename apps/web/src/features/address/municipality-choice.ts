import type { AddressArea } from '@comanda/domain/address/address-area.ts';
import { createStore } from 'zustand/vanilla';

/** How the area picker hands over what was chosen to the form that asked: the last one, taken once. */
export type MunicipalityChoice = { area: AddressArea; formId: string };
export const municipalityChoice = createStore<{ choice: MunicipalityChoice | null }>(() => ({
  choice: null,
}));
