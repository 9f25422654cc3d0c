import { useStore } from 'zustand';
import { useApp } from './app-context.ts';
import type { ShopState } from './shop-store.ts';

/**
 * Reads the live shop. `useShop((shop) => shop.lines.length)` renders again only when that part
 * changes.
 */
export const useShop = <T>(select: (shop: ShopState) => T): T => useStore(useApp().shop, select);
