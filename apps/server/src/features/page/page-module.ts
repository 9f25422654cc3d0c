import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageModule } from '@comanda/contract/page.ts';
import { fallbackPages } from './fallback-pages.ts';

/** The built web app's pages; while there is no build, plain lists of the menu, so that the server can be run alone. */
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
  'openingOf',
  'renderPage',
  'listPages',
];

const isPageModule = (built: unknown): built is PageModule =>
  typeof built === 'object' && built !== null && requiredExports.every((name) => name in built);
