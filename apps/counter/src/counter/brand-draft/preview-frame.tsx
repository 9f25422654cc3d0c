import { trustedHtml } from '@comanda/ui/trusted-types.ts';
import { useCallback, useEffect, useRef } from 'react';
import css from './back-office.module.css';
import { useBrandTexts } from './use-brand-texts.ts';

export type PreviewWidth = 'phone' | 'desktop';

type Props = {
  html: string;
  /** Rules that hold over those of the page, such as the drafted colours; null: none. */
  css: string | null;
  width: PreviewWidth;
};

/**
 * A page of the shop in a frame that runs no script. Changed rules reach the page that is open, so
 * it stays where it was scrolled to. docs/rules/back-office.md#preview-of-a-draft.
 */
export function PreviewFrame({ html, css: rules, width }: Props) {
  const { draft: texts } = useBrandTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const laid = useRef(rules);
  laid.current = rules;
  const lay = useCallback((): void => {
    if (frame.current !== null) layRules(frame.current, laid.current);
  }, []);
  const onLoad = (): void => {
    if (frame.current?.contentDocument) applyOwnStyles(frame.current.contentDocument);
    lay();
  };
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    /** React writes attributes as texts, and the policy of the page takes no text as markup. */
    current.srcdoc = trustedHtml(html);
    return whenParsed(current, lay);
  }, [html, lay]);
  useEffect(lay, [lay, rules]);
  return (
    <div className={css.previewFrame} data-width={width}>
      <iframe ref={frame} title={texts.previewTitle} sandbox="allow-same-origin" onLoad={onLoad} />
    </div>
  );
}

/**
 * Calls once the next page stands in the frame, before its pictures are loaded. Returns how to stop
 * waiting for it.
 */
function whenParsed(frame: HTMLIFrameElement, onParsed: () => void): () => void {
  const before = frame.contentDocument;
  let request = 0;
  const look = (): void => {
    const now = frame.contentDocument;
    if (now !== null && now !== before && now.body !== null) onParsed();
    else request = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(request);
}

/** The policy of the page takes no text as a style, so the rules are an object of the frame. */
function layRules({ contentWindow, contentDocument }: HTMLIFrameElement, rules: string | null) {
  const Sheet = (contentWindow as (Window & typeof globalThis) | null)?.CSSStyleSheet;
  if (Sheet === undefined || contentDocument === null) return;
  const own = [...contentDocument.querySelectorAll('style')].map(({ textContent }) => textContent);
  contentDocument.adoptedStyleSheets = [...own, rules ?? ''].map((text) => {
    const sheet = new Sheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

/** Applies the styles that stand in the markup of a mail, which the same policy holds back. */
function applyOwnStyles(document: Document): void {
  for (const element of document.querySelectorAll<HTMLElement>('[style]'))
    element.style.cssText = element.getAttribute('style') ?? '';
}
