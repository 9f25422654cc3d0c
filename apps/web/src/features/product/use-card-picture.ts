import { useSyncExternalStore } from 'react';
import type { Product } from '@comanda/domain/menu/menu.ts';

/**
 * The address of the picture that the product's card shows already; null without a card. The value
 * never changes while the sheet is open.
 */
export const useCardPicture = (product: Product): string | null =>
  useSyncExternalStore(
    neverChanges,
    () => pictureOnCard(product),
    () => null,
  );

const neverChanges = () => () => {};

function pictureOnCard({ id }: Product): string | null {
  const image = document.querySelector<HTMLImageElement>(`[data-product="${id}"] picture img`);
  return image !== null && image.complete && image.naturalWidth > 0 ? image.currentSrc : null;
}
