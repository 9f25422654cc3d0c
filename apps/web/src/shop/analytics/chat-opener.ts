import { createStore } from 'zustand/vanilla';

/** The loaded chat stores here the function that opens it; null without a chat. */
export const chatOpener = createStore<{ open: (() => void) | null }>(() => ({ open: null }));
