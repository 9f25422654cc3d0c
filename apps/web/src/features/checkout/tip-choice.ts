import { createStore } from 'zustand/vanilla';

/** How the tip modal hands its amount (minor units) to the form that asked: the last one, taken once. */
export type TipChoice = { to: 'driver' | 'store'; amount: number };
export const tipChoice = createStore<{ choice: TipChoice | null }>(() => ({ choice: null }));
