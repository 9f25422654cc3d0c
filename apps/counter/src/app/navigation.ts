import type { CounterShellTexts } from '@comanda/i18n/es/counter-shell.ts';
import type { IconName } from '@comanda/ui/icons.tsx';
import { cashIcon, cutleryIcon, storeIcon, ticketIcon } from '@comanda/ui/lazy-icons.ts';
import { listIcon, peopleIcon } from '../platform/icons.ts';
import { paths } from '../platform/paths.ts';

/**
 * An entry of the navigation. It shows to the roles that may open its screen (app/lazy-screens.ts).
 */
export type NavigationEntry = {
  path: string;
  text: keyof CounterShellTexts['nav'];
  icon: IconName;
};

/** One line for each section, in the order of the bar. */
export const navigation: readonly NavigationEntry[] = [
  { path: paths.board, text: 'board', icon: 'bag' },
  { path: paths.riders, text: 'riders', icon: 'bike' },
  { path: paths.store, text: 'store', icon: storeIcon },
  { path: paths.menu, text: 'menu', icon: cutleryIcon },
  { path: paths.money, text: 'money', icon: cashIcon },
  { path: paths.coupons, text: 'coupons', icon: ticketIcon },
  { path: paths.staff, text: 'staff', icon: peopleIcon },
  { path: paths.actions, text: 'actions', icon: listIcon },
  { path: paths.account, text: 'account', icon: 'user' },
];
