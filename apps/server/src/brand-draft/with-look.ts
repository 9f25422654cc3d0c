import { isLookSetting } from '@comanda/domain/draft/look-files.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import type { CachedTenant } from '../menu/cached-tenant.ts';
import { textVersion } from '../platform/text-version.ts';
import type { LookPublication } from './build-look.ts';

/** Public settings that an import derives from those of the look. */
const derived = ['headerColour', 'darkHeaderColour'];

/**
 * Returns a brand as the shop would show it with another look. Nothing else of it changes. Its
 * theme stays the published one, since the drafted one is no file yet.
 */
export const withLook = (
  published: CachedTenant,
  { settings, banners, pages }: LookPublication,
): CachedTenant => ({
  ...published,
  settings: withLookOf(published.settings, settings),
  banners,
  pages: pages.map((page) => ({ ...page, version: textVersion(page) })),
});

function withLookOf(published: Settings, look: Settings): Settings {
  const isOfLook = ([key]: [string, unknown]): boolean =>
    isLookSetting(key) || derived.includes(key);
  return Object.fromEntries([
    ...Object.entries(published).filter((entry) => !isOfLook(entry)),
    ...Object.entries(look).filter(isOfLook),
  ]) as Settings;
}
