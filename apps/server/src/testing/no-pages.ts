import type { PageModule } from '@comanda/contract/page.ts';

const refuse = (): never => {
  throw new Error('this test server has no pages');
};

/** The page module of a server without a built web app: every use of it fails. */
export const noPages: PageModule = {
  inlineScripts: [],
  resolvePage: refuse,
  openingOf: refuse,
  renderPage: refuse,
  listPages: refuse,
};
