import { lazyPart } from '@comanda/ui/lazy-part.ts';
import type { ComponentType } from 'react';
import { managers, staff } from '@comanda/contract/role-sets.ts';
import type { StaffRole } from '@comanda/domain/session/role.ts';
import { paths } from '../platform/paths.ts';
import { loadPart } from './load-part.ts';

/**
 * A screen of the counter: its path below `/mostrador`, and the roles that may open it.
 * `isOfBrand`: the navigation shows it to staff of all stores alone. The server checks the same at
 * each call.
 */
export type CounterScreen = {
  path: string;
  roles: readonly StaffRole[];
  isOfBrand: boolean;
  Screen: ComponentType;
};

const screen = <K extends string>(
  path: string,
  roles: readonly StaffRole[],
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
  { isOfBrand = false } = {},
): CounterScreen => ({ path, roles, isOfBrand, Screen: lazyPart(() => loadPart(load), name) });

/** Shown without a session. */
export const SignInScreen = lazyPart(
  () => loadPart(() => import('../screens/sign-in/sign-in-screen.tsx')),
  'SignInScreen',
);

/** One line for each screen behind the sign-in. The first whose path matches is shown. */
export const screens: readonly CounterScreen[] = [
  screen(paths.board, staff, () => import('../screens/board/board-screen.tsx'), 'BoardScreen'),
  screen(paths.ticket, staff, () => import('../screens/ticket/ticket-screen.tsx'), 'TicketScreen'),
  screen(paths.riders, staff, () => import('../screens/riders/riders-screen.tsx'), 'RidersScreen'),
  screen(paths.store, staff, () => import('../screens/store/store-screen.tsx'), 'StoreScreen'),
  screen(paths.menu, managers, () => import('../screens/menu/menu-screen.tsx'), 'MenuScreen'),
  screen(paths.money, managers, () => import('../screens/money/money-screen.tsx'), 'MoneyScreen'),
  screen(
    paths.coupons,
    managers,
    () => import('../screens/coupons/coupons-screen.tsx'),
    'CouponsScreen',
    { isOfBrand: true },
  ),
  screen(paths.staff, managers, () => import('../screens/staff/staff-screen.tsx'), 'StaffScreen'),
  screen(
    paths.actions,
    managers,
    () => import('../screens/actions/actions-screen.tsx'),
    'ActionsScreen',
  ),
  screen(
    paths.account,
    staff,
    () => import('../screens/account/account-screen.tsx'),
    'AccountScreen',
  ),
];
