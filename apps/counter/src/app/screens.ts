import { managers, owners, staff } from '@comanda/contract/role-sets.ts';
import type { StaffRole } from '@comanda/domain/session/role.ts';
import type { CounterShellTexts } from '@comanda/i18n/es/counter-shell.ts';
import type { IconName } from '@comanda/ui/icons.tsx';
import {
  cashIcon,
  cutleryIcon,
  pencilIcon,
  storeIcon,
  ticketIcon,
} from '@comanda/ui/lazy-icons.ts';
import { lazyPart } from '@comanda/ui/lazy-part.ts';
import type { ComponentType } from 'react';
import { chartIcon, listIcon, peopleIcon } from '../platform/icons.ts';
import { paths } from '../platform/paths.ts';
import { loadPart } from '../platform/load-part.ts';

/**
 * A screen of the counter: its path below `/mostrador`, and the roles that may open it. The server
 * checks the same at each call.
 */
type Declaration = {
  path: string;
  roles: readonly StaffRole[];
  /** The navigation shows it to staff of all stores alone. */
  isOfBrand?: boolean;
  /** Its entry in the navigation; absent: other screens lead to it. */
  section?: { text: keyof CounterShellTexts['nav']; icon: IconName };
  /** The path of the section that leads to it, and that stays marked in the navigation. */
  within?: string;
};
export type CounterScreen = Declaration & { Screen: ComponentType };
/** A screen with an entry in the navigation. */
export type Section = CounterScreen & Required<Pick<Declaration, 'section'>>;

const screen = <K extends string>(
  declaration: Declaration,
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
): CounterScreen => ({ ...declaration, Screen: lazyPart(() => loadPart(load), name) });

const importSignIn = () => import('../screens/sign-in/sign-in-screen.tsx');

/** Shown without a session. */
export const SignInScreen = lazyPart(() => loadPart(importSignIn), 'SignInScreen');

/** Loads the sign-in ahead of a lock, which may come without a network. */
export const preloadSignIn = (): void => void importSignIn().catch(() => undefined);

/**
 * Every screen behind the sign-in, with those of the navigation in its order. The first whose path
 * matches is shown.
 */
export const screens: readonly CounterScreen[] = [
  screen(
    { path: paths.board, roles: staff, section: { text: 'board', icon: 'bag' } },
    () => import('../screens/board/board-screen.tsx'),
    'BoardScreen',
  ),
  screen(
    { path: paths.ticket, roles: staff },
    () => import('../screens/ticket/ticket-screen.tsx'),
    'TicketScreen',
  ),
  screen(
    { path: paths.riders, roles: staff, section: { text: 'riders', icon: 'bike' } },
    () => import('../screens/riders/riders-screen.tsx'),
    'RidersScreen',
  ),
  screen(
    { path: '/buscar', roles: staff, section: { text: 'search', icon: 'search' } },
    () => import('../screens/search/search-screen.tsx'),
    'SearchScreen',
  ),
  screen(
    { path: '/proximos', roles: staff, section: { text: 'upcoming', icon: 'calendar' } },
    () => import('../screens/upcoming/upcoming-screen.tsx'),
    'UpcomingScreen',
  ),
  screen(
    { path: paths.store, roles: staff, section: { text: 'store', icon: storeIcon } },
    () => import('../screens/store/store-screen.tsx'),
    'StoreScreen',
  ),
  screen(
    { path: paths.printers, roles: staff, within: paths.store },
    () => import('../screens/printers/printers-screen.tsx'),
    'PrintersScreen',
  ),
  screen(
    { path: '/carta', roles: managers, section: { text: 'menu', icon: cutleryIcon } },
    () => import('../screens/menu/menu-screen.tsx'),
    'MenuScreen',
  ),
  screen(
    {
      path: paths.brand,
      roles: managers,
      isOfBrand: true,
      section: { text: 'brand', icon: pencilIcon },
    },
    () => import('../screens/brand/brand-screen.tsx'),
    'BrandScreen',
  ),
  screen(
    { path: paths.look, roles: owners, isOfBrand: true, within: paths.brand },
    () => import('../screens/brand/look-screen.tsx'),
    'LookScreen',
  ),
  screen(
    { path: paths.brandCoupons, roles: owners, isOfBrand: true, within: paths.brand },
    () => import('../screens/brand/coupons-screen.tsx'),
    'BrandCouponsScreen',
  ),
  screen(
    { path: paths.brandStores, roles: owners, isOfBrand: true, within: paths.brand },
    () => import('../screens/brand/stores-screen.tsx'),
    'BrandStoresScreen',
  ),
  screen(
    { path: paths.brandPayments, roles: owners, isOfBrand: true, within: paths.brand },
    () => import('../screens/brand/payments-screen.tsx'),
    'BrandPaymentsScreen',
  ),
  screen(
    { path: paths.brandRules, roles: owners, isOfBrand: true, within: paths.brand },
    () => import('../screens/brand/rules-screen.tsx'),
    'BrandRulesScreen',
  ),
  screen(
    { path: '/caja', roles: managers, section: { text: 'money', icon: cashIcon } },
    () => import('../screens/money/money-screen.tsx'),
    'MoneyScreen',
  ),
  screen(
    { path: '/numeros', roles: managers, section: { text: 'numbers', icon: chartIcon } },
    () => import('../screens/numbers/numbers-screen.tsx'),
    'NumbersScreen',
  ),
  screen(
    {
      path: '/cupones',
      roles: managers,
      isOfBrand: true,
      section: { text: 'coupons', icon: ticketIcon },
    },
    () => import('../screens/coupons/coupons-screen.tsx'),
    'CouponsScreen',
  ),
  screen(
    { path: '/equipo', roles: managers, section: { text: 'staff', icon: peopleIcon } },
    () => import('../screens/staff/staff-screen.tsx'),
    'StaffScreen',
  ),
  screen(
    { path: paths.survey, roles: managers, within: paths.store },
    () => import('../screens/survey/survey-screen.tsx'),
    'SurveyScreen',
  ),
  screen(
    { path: '/acciones', roles: managers, section: { text: 'actions', icon: listIcon } },
    () => import('../screens/actions/actions-screen.tsx'),
    'ActionsScreen',
  ),
  screen(
    { path: '/cuenta', roles: staff, section: { text: 'account', icon: 'user' } },
    () => import('../screens/account/account-screen.tsx'),
    'AccountScreen',
  ),
];

/** The entries of the navigation, in its order. */
export const sections: readonly Section[] = screens.flatMap(({ section, ...rest }) =>
  section === undefined ? [] : [{ ...rest, section }],
);
