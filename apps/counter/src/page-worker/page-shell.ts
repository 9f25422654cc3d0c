/**
 * The files of one build of a page, for one brand: `page` is the path of its document, `files` the
 * paths that its worker caches, `named` those of them that the document names.
 */
export type PageShell = {
  version: string;
  page: string;
  files: readonly string[];
  named: readonly string[];
};

/** The server writes it before the script of a worker (apps/server/src/counter/page-worker.ts). */
declare const pageShell: PageShell;

export const shellOfBuild = (): PageShell => pageShell;
