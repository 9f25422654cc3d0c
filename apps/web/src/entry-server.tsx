import '@comanda/ui/styles/tokens.css';
import '@comanda/ui/styles/base.css';
import './styles/storefront.css';
import type { PageModule, PageState } from '@comanda/contract/page.ts';
import { indexMenu } from '@comanda/domain/menu/menu-index.ts';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { findProductBySlugs } from './app/app-routes.tsx';
import { createServerContext } from './app/create-app-context.ts';
import { readPath } from './platform/paths.ts';
import { starterScript } from './server/assets.ts';
import { pageMoment } from './server/page-moment.ts';
import { renderDocument } from './server/render-document.ts';
import { renderHead } from './server/render-head.ts';
import { renderWithoutScripts } from './server/render-without-scripts.tsx';

export { listPages } from './server/list-pages.ts';

export const inlineScripts: PageModule['inlineScripts'] = [starterScript];

/**
 * The page kind of a path: menu pages share their bytes by slug, other screens share one frame,
 * every other path is a 404.
 */
export const resolvePage: PageModule['resolvePage'] = (path, menu, menuIds) => {
  const kind = readPath(path);
  if (kind.kind === 'unknown' || (kind.kind === 'publicMenu' && !menuIds.includes(kind.id)))
    return { key: '404', status: 404 };
  if (kind.kind === 'app') return { key: path, status: 200 };
  if (kind.kind === 'publicMenu') return { key: `menu/${kind.id}`, status: 200, menuId: kind.id };
  const index = indexMenu({ menu, prices: { channel: 'web', prices: [] }, disabled: [] });
  const matchedProduct = findProductBySlugs(kind, index);
  if (matchedProduct === 'unknown') return { key: '404', status: 404 };
  return { key: `${kind.base}/${kind.category ?? ''}/${matchedProduct?.slug ?? ''}`, status: 200 };
};

export const momentOf: PageModule['momentOf'] = pageMoment;

/**
 * Renders the whole document. The server draws menu pages only; other screens get a frame that the
 * browser fills, and what can be read without JavaScript.
 */
export const renderPage: PageModule['renderPage'] = ({
  path,
  origin,
  state,
  brand,
  fonts,
  withoutScripts,
}) => {
  const kind = readPath(path);
  const context = createServerContext(state);
  const { index } = context.menuStore.getState();
  const matchedProduct = kind.kind === 'menu' ? findProductBySlugs(kind, index) : null;
  const isServerRendered =
    kind.kind === 'menu' && kind.base === 'home' && matchedProduct !== 'unknown';
  const product = matchedProduct === 'unknown' ? null : matchedProduct;
  const isMenuOfBrand = kind.kind !== 'publicMenu' || withoutScripts.publicMenu !== null;
  const isKnown = matchedProduct !== 'unknown' && kind.kind !== 'unknown' && isMenuOfBrand;
  const category =
    kind.kind === 'menu' && product === null
      ? (index.categoryBySlug.get(kind.category ?? '') ?? null)
      : null;
  return renderDocument({
    state,
    fonts,
    head: renderHead({
      state,
      brand,
      origin,
      path,
      isKnown,
      product,
      category,
      index,
      texts: context.texts,
      isServerRendered,
    }),
    serverRendered: isServerRendered ? (product === null ? 'menu' : 'sheet') : null,
    body: isServerRendered
      ? renderToString(<App context={context} ssrPath={path} />)
      : pageShell(state, renderWithoutScripts({ path, isKnown, state, withoutScripts })),
  });
};

export const renderCheckout: PageModule['renderCheckout'] = async (page) => {
  const { renderCheckoutSample } = await import('./server/render-checkout-sample.tsx');
  return renderCheckoutSample(page);
};

const pageShell = (state: PageState, readable: string): string => {
  const { image, width, height } = state.settings.animationLoader;
  return `<div class="page-frame"><img src="${image}" width="${width}" height="${height}" alt=""></div><noscript>${readable}</noscript>`;
};
