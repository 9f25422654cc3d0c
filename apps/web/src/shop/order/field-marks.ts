import type { FieldMark } from '@comanda/domain/checkout/refused-fields.ts';
import { createStore } from 'zustand/vanilla';

/** How the placing of an order hands to the checkout what the server found wrong in its fields: the last refusal's, taken once. */
export const fieldMarks = createStore<{ marks: readonly FieldMark[] }>(() => ({ marks: [] }));
