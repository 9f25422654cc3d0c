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
  useEffect(() => {
    /** React writes attributes as texts, and the policy of the page takes no text as markup. */
    if (frame.current !== null) frame.current.srcdoc = trustedHtml(html);
  }, [html]);
  useEffect(lay, [lay, rules]);
  return (
    <div className={css.previewFrame} data-width={width}>
      <iframe ref={frame} title={texts.previewTitle} sandbox="allow-same-origin" onLoad={lay} />
    </div>
  );
}

/** The policy of the page takes no text as a style, so the rules are an object of the frame. */
function layRules({ contentWindow, contentDocument }: HTMLIFrameElement, rules: string | null) {
  const Sheet = (contentWindow as (Window & typeof globalThis) | null)?.CSSStyleSheet;
  if (Sheet === undefined || contentDocument === null) return;
  const sheet = new Sheet();
  sheet.replaceSync(rules ?? '');
  contentDocument.adoptedStyleSheets = [sheet];
}
