import type { BrandFiles } from '@comanda/contract/brand-files.ts';
import { shareSize } from '@comanda/contract/brand-files.ts';
import type { PageState } from '@comanda/contract/page.ts';
import type { Category, Product } from '@comanda/domain/menu/menu.ts';
import { paths, productPath } from '../platform/paths.ts';
import type { Texts } from '../platform/texts.ts';

export type SharedPicture = { url: string; width: number | null; height: number | null };
/** What a page is about. `canonical` is its path, null for a page that is not there; `isFound`: search engines may list it. */
export type Subject = { title: string; description: string; picture: SharedPicture; canonical: string | null; isFound: boolean };

export type Page = {
  state: PageState;
  brand: BrandFiles;
  path: string;
  texts: Texts;
  drawn: boolean;
  /** false: no page of the site has this path. */
  isKnown: boolean;
  product: Product | null;
  category: Category | null;
};

/** A product's page is about the product, a category's about what is in it, every other about the brand. */
export function subjectOf(page: Page): Subject {
  const { product, category, drawn } = page;
  if (product !== null) return { ...productSubject(page, product), isFound: drawn };
  if (category !== null) return { ...categorySubject(page, category), isFound: drawn };
  const { state, path, texts, isKnown } = page;
  const name = readingPages(texts)[path.replace(/\/+$/, '')];
  return {
    title: name ?? texts.menu.title,
    description: state.settings.description,
    picture: brandPicture(page),
    canonical: !isKnown ? null : drawn ? paths.home : path,
    isFound: drawn || name !== undefined,
  };
}

/** Pages to read that the browser draws: worth finding, though the server sends only their frame. */
const readingPages = (texts: Texts): Readonly<Record<string, string>> => ({
  [paths.terms]: texts.common.terms,
  [paths.mercatTerms]: texts.common.mercatTerms,
});

function productSubject(page: Page, product: Product): Omit<Subject, 'isFound'> {
  const { state } = page;
  const category = state.menu.categories.find(({ id }) => id === product.categoryId);
  return {
    title: product.name,
    description: product.description || state.settings.description,
    picture: product.image ?? brandPicture(page),
    canonical: category ? productPath(category.slug, product.slug) : page.path,
  };
}

function categorySubject(page: Page, category: Category): Omit<Subject, 'isFound'> {
  const products = category.productIds.flatMap((id) => page.state.menu.products.find((one) => one.id === id) ?? []);
  return {
    title: category.name,
    description: products.map(({ name }) => name).join(', ') || page.state.settings.description,
    picture: products.find(({ image }) => image !== null)?.image ?? brandPicture(page),
    canonical: `/${category.slug}`,
  };
}

function brandPicture({ state, brand }: Page): SharedPicture {
  const made = brand['share.jpg'];
  if (made !== undefined) return { url: made, ...shareSize };
  return state.settings.hero?.image ?? { url: state.settings.logo, width: null, height: null };
}
