import type { Area } from '@comanda/domain/address/area.ts';
import { createStore } from 'zustand/vanilla';

/** How the area picker hands over what was chosen to the form that asked: the last one, taken once. */
export type AreaChoice = { area: Area; asker: string };
export const areaChoice = createStore<{ choice: AreaChoice | null }>(() => ({ choice: null }));
