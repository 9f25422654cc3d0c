import css from './cards.module.css';
import type { ProviderFrame } from './use-provider-frame.ts';

/** A page of the card provider in a frame of another origin, which may not move the shop's page. */
export const ProviderPage = ({ page, title }: { page: ProviderFrame; title: string }) => (
  <iframe
    ref={page.frame}
    className={css.fields}
    height={page.height}
    src={page.src}
    title={title}
    onLoad={page.onLoad}
    sandbox="allow-forms allow-scripts allow-same-origin"
    referrerPolicy="no-referrer"
  />
);
