import type { ProductId } from '@comanda/domain/ids.ts';

/**
 * Returns the products that take_stock named when it failed a transaction, or null for any other
 * error.
 */
export function soldOutProducts(error: unknown): readonly ProductId[] | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'CS001') return null;
  const detail: unknown =
    'detail' in error && typeof error.detail === 'string' ? JSON.parse(error.detail) : [];
  return Array.isArray(detail) ? (detail as ProductId[]) : [];
}

/** Returns whether take_slot failed a transaction because the slot takes no more orders. */
export const isSlotFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'CS002';
