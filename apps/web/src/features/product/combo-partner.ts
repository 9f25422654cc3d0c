import type { Product } from '@comanda/domain/menu/menu.ts';

/** The product that completes a combo with the one of the sheet, and its units. */
export type ComboPartner = { product: Product; count: number };
