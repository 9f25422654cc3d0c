import type { Area } from '@comanda/contract/areas.ts';
import { createStore } from 'zustand/vanilla';

/** How the area picker hands over what was chosen to the form that asked: the last one, taken once. */
export const areaChoice = createStore<{ area: Area | null }>(() => ({ area: null }));
