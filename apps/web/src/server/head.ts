import type { PageState } from '@comanda/contract/page.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { productPath } from '../platform/paths.ts';
import type { Texts } from '../platform/texts.ts';
import { escapeHtml, jsonBlock } from './html.ts';
import { restaurantData } from './structured-data.ts';

type Page = { state: PageState; origin: string; path: string; product: Product | null; texts: Texts; drawn: boolean };

/** Title, description, canonical address, share image and structured data of a page. */
export function headOf({ state, origin, path, product, texts, drawn }: Page): string {
  const { settings } = state;
  const title = texts.common.pageTitle({ page: product?.name ?? texts.menu.title, commerce: settings.commerceName });
  const description = product?.description ?? settings.description;
  const image = product?.image?.url ?? settings.hero?.image.url ?? settings.logo;
  const canonical = `${origin}${canonicalPath(state, product, drawn ? '/' : path)}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:image" content="${escapeHtml(origin + image)}">`,
    `<meta property="og:url" content="${escapeHtml(canonical)}">`,
    `<meta name="theme-color" content="${escapeHtml(settings.brandPrimary)}">`,
    `<link rel="icon" href="${escapeHtml(settings.logo)}">`,
    drawn
      ? `<script type="application/ld+json">${jsonBlock(restaurantData(state, origin))}</script>`
      : '<meta name="robots" content="noindex">',
  ].join('\n');
}

function canonicalPath(state: PageState, product: Product | null, path: string): string {
  const category = product && state.menu.categories.find((one) => one.id === product.categoryId);
  return product && category ? productPath(category.slug, product.slug) : path;
}
