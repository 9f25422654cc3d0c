import type { PageModule, PageState } from '@comanda/contract/page.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';

/** Replaces the web app where it was not built: renders the menu as text. */
export const fallbackPages: PageModule = {
  inlineScripts: [],
  resolvePage: (path) =>
    path === '/' ? { key: 'home', status: 200 } : { key: 'unknown', status: 404 },
  momentOf: () => ({
    opening: { dispatch: 'in_store', state: 'open', words: '', strip: null },
    unavailable: {},
  }),
  listPages: () => [{ path: '/', pictures: [] }],
  renderPage: ({ state }) => textOf(state),
  renderCheckout: ({ state }) => Promise.resolve(textOf(state)),
};

function textOf({ settings, menu, themeUrl }: PageState): string {
  const products = new Map<number, Product>(menu.products.map((product) => [product.id, product]));
  const nameOf = (id: number) => `<li>${escapeMarkup(products.get(id)?.name ?? '')}</li>`;
  const sections = menu.categories.map(
    ({ name, productIds }) =>
      `<h2>${escapeMarkup(name)}</h2><ul>${productIds.map(nameOf).join('')}</ul>`,
  );
  return `<!doctype html><html lang="${settings.country.locale}"><head><meta charset="utf-8"><title>${escapeMarkup(settings.commerceName)}</title><link rel="stylesheet" href="${themeUrl}"></head><body><h1>${escapeMarkup(settings.commerceName)}</h1>${sections.join('')}</body></html>`;
}
