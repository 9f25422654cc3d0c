import type { PageState } from '@comanda/contract/page.ts';
import { useApp } from './app-context.ts';

export const useSettings = (): PageState['settings'] => useApp().page.settings;
