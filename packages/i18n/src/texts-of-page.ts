import { localeTextsId, type LocaleTexts } from './locale-texts.ts';
import type { textsOfLocale as textsOfEachLocale } from './texts-of-locale.ts';

let textsOfPage: LocaleTexts | null = null;

/**
 * Returns the texts of the brand's locale that the server wrote into the page. Builds for browsers
 * have this file in place of {@link ./texts-of-locale.ts}, so that no shopper fetches the words of
 * other countries (`imports` of package.json). @throws if the page has none: another application
 * wrote it. docs/rules/tenants.md#texts-by-country.
 *
 * @public
 */
export const textsOfLocale: typeof textsOfEachLocale = () => {
  textsOfPage ??= readTextsOfPage();
  return textsOfPage;
};

function readTextsOfPage(): LocaleTexts {
  const text = document.getElementById(localeTextsId)?.textContent;
  if (text === undefined || text === null) throw new Error('the page carries no texts of a locale');
  return JSON.parse(text) as LocaleTexts;
}
