import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageModule } from '@comanda/contract/page.ts';
import { fallbackPages } from './fallback-pages.ts';

/**
 * Loads the pages of the built web app. Without a build it returns plain lists of the menu, so that
 * the server can run alone.
 */
export async function loadPageModule(webDist: string): Promise<PageModule> {
  const entry = join(webDist, 'server', 'entry-server.js');
  if (!existsSync(entry)) return fallbackPages;
  const built: unknown = await import(pathToFileURL(entry).href);
  if (!isPageModule(built)) throw new Error(`${entry} is no page module: build the web app again`);
  return built;
}

const requiredExports: readonly (keyof PageModule)[] = [
  'inlineScripts',
  'resolvePage',
  'momentOf',
  'renderPage',
  'renderCheckout',
  'listPages',
];

const isPageModule = (built: unknown): built is PageModule =>
  typeof built === 'object' && built !== null && requiredExports.every((name) => name in built);
