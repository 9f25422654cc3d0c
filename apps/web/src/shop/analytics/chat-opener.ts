import { createStore } from 'zustand/vanilla';

/** How the chat, once it is loaded, says to the page how it is opened; null: there is none. */
export const chatOpener = createStore<{ open: (() => void) | null }>(() => ({ open: null }));
