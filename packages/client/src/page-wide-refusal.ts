import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PageWideRefusal } from './api.ts';

/**
 * The refusal that the page shows until the shopper closes its modal. Several calls with the same
 * refusal open one modal.
 */
export type PageWideStore = StoreApi<{ refusal: PageWideRefusal | null }>;

export const createPageWideStore = (): PageWideStore =>
  createStore<{ refusal: PageWideRefusal | null }>(() => ({ refusal: null }));
