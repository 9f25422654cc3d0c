import { termsPages, topMessagePage } from '@comanda/contract/pages.ts';
import { makeSlug } from '@comanda/domain/draft/make-slug.ts';
import { fitsInDraft, isShortText } from './typed-values.ts';

/** The address of the page about the brand. */
const aboutPage = 'quienes-somos';

export type PageFields = { title: string; text: string };
export type PageProblem = 'title' | 'text' | 'long';

/** Returns whether the shop needs a page: orders accept these terms. */
export const isNeededPage = (page: string): boolean => termsPages.some((each) => each === page);

/** Pages that the shop knows by their address, in the order in which a brand is offered them. */
export const offeredPages = [topMessagePage, aboutPage] as const;

export function pageProblems({ title, text }: PageFields): ReadonlySet<PageProblem> {
  const problems: PageProblem[] = [];
  if (!isShortText(title.trim())) problems.push('title');
  if (text.trim() === '') problems.push('text');
  if (!fitsInDraft(text)) problems.push('long');
  return new Set(problems);
}

/** Returns the address of a new page from its title. */
export const addressOf = (title: string, taken: ReadonlySet<string>): string =>
  makeSlug(title, taken, 'pagina');
