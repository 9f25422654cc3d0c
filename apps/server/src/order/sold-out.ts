import type { ProductId } from '@comanda/domain/ids.ts';
import { fileId } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';

/** The detail of CS001: take_stock writes it. */
const productIds = v.pipe(v.string(), v.parseJson(), v.array(fileId<ProductId>()));

/**
 * Returns the products that take_stock named when it failed a transaction, or null for any other
 * error.
 */
export function soldOutProducts(error: unknown): readonly ProductId[] | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'CS001') return null;
  return 'detail' in error ? v.parse(productIds, error.detail) : [];
}

/** Returns whether take_slot failed a transaction because the slot takes no more orders. */
export const isSlotFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'CS002';
