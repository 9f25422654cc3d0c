import { frameRights } from '../../platform/frame-rights.ts';
import css from './cards.module.css';
import type { CardFrame } from './use-card-frame.ts';

/** A page of the card provider in a frame of another origin, which may not move the shop's page. */
export const CardFramePage = ({ page, title }: { page: CardFrame; title: string }) => (
  <iframe
    ref={page.frame}
    className={css.fields}
    height={page.height}
    src={page.src}
    title={title}
    onLoad={page.onLoad}
    sandbox={frameRights}
    referrerPolicy="no-referrer"
  />
);
