import './styles/tokens.css';
import './styles/base.css';
import type { PageModule } from '@comanda/contract/page.ts';
import { indexMenu } from '@comanda/domain/menu/menu-index.ts';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { findSlugs } from './app/routes.tsx';
import { serverContext } from './app/start-context.ts';
import { openingOf as openingAt } from './platform/opening-of.ts';
import { readPath } from './platform/paths.ts';
import { textsOf } from './platform/texts.ts';
import { starterScript } from './server/assets.ts';
import { documentOf } from './server/document.ts';
import { headOf } from './server/head.ts';

export { listPages } from './server/list-pages.ts';

export const inlineScripts: PageModule['inlineScripts'] = [starterScript];

/** Which page a path is: menu pages share their bytes by slug, other screens share one frame, the rest is 404. */
export const resolvePage: PageModule['resolvePage'] = (path, menu, menuIds) => {
  const kind = readPath(path);
  if (kind.kind === 'unknown' || (kind.kind === 'publicMenu' && !menuIds.includes(kind.id))) return { key: '404', status: 404 };
  if (kind.kind === 'app') return { key: path, status: 200 };
  if (kind.kind === 'publicMenu') return { key: `menu/${kind.id}`, status: 200 };
  const index = indexMenu({ menu, prices: { channel: 'web', prices: [] }, disabled: [] });
  const found = findSlugs(kind, index);
  if (found === 'unknown') return { key: '404', status: 404 };
  return { key: `${kind.base}/${kind.category ?? ''}/${found?.slug ?? ''}`, status: 200 };
};

export const openingOf: PageModule['openingOf'] = (store, settings, now) => openingAt(store, now, textsOf(settings));

/** The whole document. Only menu pages are drawn here; other screens get a frame that the browser fills. */
export const renderPage: PageModule['renderPage'] = ({ path, origin, state, brand, fonts }) => {
  const kind = readPath(path);
  const context = serverContext(state);
  const { index } = context.facts.getState();
  const found = kind.kind === 'menu' ? findSlugs(kind, index) : null;
  const drawn = kind.kind === 'menu' && kind.base === 'home' && found !== 'unknown';
  const product = found === 'unknown' ? null : found;
  const isKnown = found !== 'unknown' && kind.kind !== 'unknown';
  const category = kind.kind === 'menu' && product === null ? (index.categoryBySlug.get(kind.category ?? '') ?? null) : null;
  return documentOf({
    state,
    fonts,
    head: headOf({ state, brand, origin, path, isKnown, product, category, index, texts: context.texts, drawn }),
    drawn: drawn ? (product === null ? 'menu' : 'sheet') : null,
    body: drawn ? renderToString(<App context={context} ssrPath={path} />) : frameOf(state),
  });
};

const frameOf = (state: Parameters<typeof serverContext>[0]): string => {
  const { image, width, height } = state.settings.animationLoader;
  return `<div class="page-frame"><img src="${image}" width="${width}" height="${height}" alt=""></div>`;
};
