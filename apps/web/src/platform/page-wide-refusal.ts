import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PageWideRefusal } from './api.ts';

/** The refusal that is said to the whole page now, until its modal is closed; several calls that meet it at once say it once. */
export type PageWideStore = StoreApi<{ refusal: PageWideRefusal | null }>;

export const createPageWideStore = (): PageWideStore =>
  createStore<{ refusal: PageWideRefusal | null }>(() => ({ refusal: null }));
