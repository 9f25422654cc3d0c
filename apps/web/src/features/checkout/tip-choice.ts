import { createStore } from 'zustand/vanilla';

/** The tip modal's latest amount in minor units. The checkout form reads and clears it once. */
export type TipChoice = { to: 'driver' | 'store'; amount: number };
export const tipChoice = createStore<{ choice: TipChoice | null }>(() => ({ choice: null }));
