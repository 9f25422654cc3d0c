import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useTexts } from '../../shop/use-texts.ts';
import css from './orders.module.css';

/** The skeleton of the tracking page while the orders are fetched; it shows after 300 ms. */
export function OrdersSkeleton() {
  const texts = useTexts();
  return (
    <SiteFrame>
      <main className={css.page} aria-busy="true">
        <p className="visually-hidden" role="status">
          {texts.common.loading}
        </p>
        <div className={css.skeleton} aria-hidden="true">
          <span />
          <span />
          <span />
          <span />
        </div>
      </main>
    </SiteFrame>
  );
}
