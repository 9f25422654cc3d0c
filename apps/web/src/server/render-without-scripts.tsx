import type { PageState, PageWithoutScripts } from '@comanda/contract/page.ts';
import { indexMenu } from '@comanda/domain/menu/menu-index.ts';
import { publicMenuTexts } from '@comanda/i18n/areas/public-menu.ts';
import { telUrl } from '@comanda/ui/tel-url.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withoutTrailingSlashes } from '@comanda/domain/text/without-trailing-slashes.ts';
import { withContents } from '../screens/text-page/with-contents.ts';
import { paths } from '../platform/paths.ts';
import { pageTexts, textsOfArea } from '../platform/texts.ts';
import { ReadableMenu } from './readable-menu.tsx';

type Parts = {
  path: string;
  /** false: no page of the site has this path. */
  isKnown: boolean;
  state: PageState;
  withoutScripts: PageWithoutScripts;
};
type Readable = { title: string; content: ReactNode };

/**
 * Returns what a screen shows without JavaScript, to shoppers and to search engines: the text of
 * the terms, the public menu, or a sentence that says what the screen needs.
 * docs/rules/web.md#pages-without-javascript.
 */
export function renderWithoutScripts(parts: Parts): string {
  const { settings } = parts.state;
  const { common } = pageTexts(settings);
  const { title, content } = readableOf(parts);
  return renderToStaticMarkup(
    <main className="readable-page">
      <p className="readable-brand">{settings.commerceName}</p>
      <h1 className="title">{title}</h1>
      {content}
      <nav aria-label={common.backToMenu}>
        <a href={paths.home}>{common.backToMenu}</a>
      </nav>
    </main>,
  );
}

function readableOf({ path, isKnown, state, withoutScripts }: Parts): Readable {
  const { settings } = state;
  const { common } = pageTexts(settings);
  const clean = withoutTrailingSlashes(path);
  const text = withoutScripts.textPages.find(({ page }) => `/${page}` === clean);
  if (text !== undefined && (clean === paths.terms || clean === paths.mercatTerms))
    return {
      title: text.title,
      content: <RichText html={withContents(text.html, common.contents)} />,
    };
  if (withoutScripts.publicMenu !== null) {
    const words = textsOfArea(publicMenuTexts, settings);
    const index = indexMenu(withoutScripts.publicMenu);
    return {
      title: words.title,
      content: <ReadableMenu index={index} lead={words.lead} settings={settings} />,
    };
  }
  if (!isKnown) return { title: common.notFoundTitle, content: <p>{common.notFoundText}</p> };
  if (clean === paths.unavailable) return unavailable(state);
  return { title: common.scriptsNeededTitle, content: <p>{common.scriptsNeeded}</p> };
}

function RichText({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- the only rich text of a tenant, cleaned by the one sanitiser when it was imported
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

function unavailable({ settings, stores }: PageState): Readable {
  const { menu } = pageTexts(settings);
  return {
    title: menu.unavailableTitle,
    content: (
      <>
        <p>{menu.unavailableText}</p>
        <ul>
          {stores.map(({ id, name, phone }) => (
            <li key={id}>
              <a href={telUrl(phone)}>
                {name} · {phone}
              </a>
            </li>
          ))}
        </ul>
      </>
    ),
  };
}
