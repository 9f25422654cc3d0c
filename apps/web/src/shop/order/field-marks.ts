import type { FieldMark } from '@comanda/domain/checkout/refused-fields.ts';
import { createStore } from 'zustand/vanilla';

/**
 * Fields that the server marked wrong in its last refusal. The order call sets them; the checkout
 * reads and clears them once.
 */
export const fieldMarks = createStore<{ marks: readonly FieldMark[] }>(() => ({ marks: [] }));
