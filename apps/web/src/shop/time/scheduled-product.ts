import type { ProductId } from '@comanda/domain/ids.ts';
import { createStore } from 'zustand/vanilla';

/**
 * The product whose sheet asks for another time; null: none. The offered times suit it and the
 * cart, although it is in no cart yet. docs/rules/times.md#time-for-a-product-of-another-hour.
 */
export const scheduledProduct = createStore<{ id: ProductId | null }>(() => ({ id: null }));
