import { getMenu } from '@comanda/contract/menus.ts';
import { menuSchema } from '@comanda/domain/menu/menu-schema.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { MenuId } from '@comanda/domain/ids.ts';
import type { Menu } from '@comanda/domain/menu/menu.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { readWire } from '@comanda/client/api-answer.ts';
import type { AppContext } from '../app-context.ts';

type Source = Pick<AppContext, 'api' | 'page' | 'clock'>;

/** Time limit of the static file in milliseconds. After it the API is called. */
const staticMenuTimeoutMs = 4_000;

/**
 * Loads a menu that the page does not carry: with the static-menu flag from its file, else, or if
 * the file is no valid menu, from the API. docs/rules/menu.md#static-menu.
 */
export async function loadMenu(
  { api, page, clock }: Source,
  id: MenuId,
  signal: AbortSignal,
): Promise<Result<Menu, Refusal>> {
  const staticMenu = await loadStaticMenu(
    { settings: page.settings, now: clock.now() },
    id,
    signal,
  );
  return staticMenu === null ? loadMenuOfServer({ api }, id, signal) : accept(staticMenu);
}

/** Loads a menu from the API. */
export async function loadMenuOfServer(
  { api }: Pick<Source, 'api'>,
  id: MenuId,
  signal: AbortSignal,
): Promise<Result<Menu, Refusal>> {
  const answer = await api.call(getMenu, { params: { id }, signal });
  if (!answer.ok) return answer;
  return answer.value === null ? refuse(refusalOf('NOT_FOUND')) : accept(answer.value);
}

type StaticMenuSource = {
  settings: Pick<Settings, 'staticMenu' | 'staticMenuOrigin' | 'country'>;
  now: number;
};

/**
 * Loads `menus/{id}.json` from the brand's CDN or from this site. Returns null if the flag is off,
 * or if the file is missing, late, corrupt, of another shape or of another menu. `t` is the current
 * minute: caches share one copy per minute, and none is older.
 */
export async function loadStaticMenu(
  { settings, now }: StaticMenuSource,
  id: MenuId,
  signal: AbortSignal,
): Promise<Menu | null> {
  if (!settings.staticMenu) return null;
  const address = `${settings.staticMenuOrigin ?? ''}/menus/${id}.json?t=${Math.floor(now / 60_000)}`;
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(staticMenuTimeoutMs)]),
    });
    if (!response.ok) return null;
    const menu = readWire(menuSchema, await response.json(), settings.country.decimals);
    return menu?.id === id ? menu : null;
  } catch {
    return null;
  }
}
