import { useTexts } from '../../shop/use-texts.ts';
import css from './survey.module.css';

/** The skeleton of the questions while they are fetched; it shows after 300 ms. */
export function SurveySkeleton() {
  const texts = useTexts();
  return (
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
  );
}
