import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { useStore } from 'zustand';
import { useApp } from '../app-context.ts';

/**
 * Returns the menu as the chosen store sells it. It changes with the store (app/use-store-menu.ts).
 */
export const useMenuIndex = (): MenuIndex => useStore(useApp().menuStore, ({ index }) => index);
