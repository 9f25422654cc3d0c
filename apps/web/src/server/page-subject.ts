import { withoutTrailingSlashes } from '@comanda/domain/text/without-trailing-slashes.ts';
import type { BrandFiles } from '@comanda/contract/brand-files.ts';
import { shareSize } from '@comanda/contract/brand-files.ts';
import type { PageState } from '@comanda/contract/page.ts';
import type { Category, Product } from '@comanda/domain/menu/menu.ts';
import { paths, productPath, readPath } from '../platform/paths.ts';
import type { PageTexts } from '../platform/texts.ts';

type SharedPicture = { url: string; width: number | null; height: number | null };
/**
 * The subject of a page. `canonical` is its path, null for an unknown page. `isIndexable`: search
 * engines may list it.
 */
export type PageSubject = {
  title: string;
  description: string;
  picture: SharedPicture;
  canonical: string | null;
  isIndexable: boolean;
};

export type PageFacts = {
  state: PageState;
  brand: BrandFiles;
  path: string;
  texts: PageTexts;
  isServerRendered: boolean;
  /** false: no page of the site has this path. */
  isKnown: boolean;
  product: Product | null;
  category: Category | null;
};

/** Returns the subject of a page: its product, else its category, else the brand. */
export function pageSubject(page: PageFacts): PageSubject {
  const { product, category, isServerRendered } = page;
  if (product !== null) return { ...productSubject(page, product), isIndexable: isServerRendered };
  if (category !== null)
    return { ...categorySubject(page, category), isIndexable: isServerRendered };
  const { state, path, texts, isKnown } = page;
  const name = readingPages(texts)[withoutTrailingSlashes(path)];
  const isPublicMenu = isKnown && readPath(path).kind === 'publicMenu';
  return {
    title: name ?? texts.menu.title,
    description: state.settings.description,
    picture: brandPicture(page),
    canonical: !isKnown ? null : isServerRendered ? paths.home : path,
    isIndexable: isServerRendered || isPublicMenu || name !== undefined,
  };
}

/** Titles of the text pages. The browser renders them, but search engines may list them. */
const readingPages = (texts: PageTexts): Readonly<Record<string, string>> => ({
  [paths.terms]: texts.common.terms,
  [paths.mercatTerms]: texts.common.mercatTerms,
});

function productSubject(page: PageFacts, product: Product): Omit<PageSubject, 'isIndexable'> {
  const { state } = page;
  const category = state.menu.categories.find(({ id }) => id === product.categoryId);
  return {
    title: product.name,
    description: product.description || state.settings.description,
    picture: product.image ?? brandPicture(page),
    canonical: category ? productPath(category.slug, product.slug) : page.path,
  };
}

function categorySubject(page: PageFacts, category: Category): Omit<PageSubject, 'isIndexable'> {
  const products = category.productIds.flatMap(
    (id) => page.state.menu.products.find((product) => product.id === id) ?? [],
  );
  return {
    title: category.name,
    description: products.map(({ name }) => name).join(', ') || page.state.settings.description,
    picture: products.find(({ image }) => image !== null)?.image ?? brandPicture(page),
    canonical: `/${category.slug}`,
  };
}

function brandPicture({ state, brand }: PageFacts): SharedPicture {
  const url = brand['share.jpg'];
  if (url !== undefined) return { url, ...shareSize };
  return state.settings.hero?.image ?? { url: state.settings.logo, width: null, height: null };
}
