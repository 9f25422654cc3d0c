import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useTexts } from '../../shop/use-texts.ts';
import css from './profile.module.css';

/**
 * The profile's blocks while the account is loaded, at their final places; it shows after 300 ms.
 */
export function ProfileSkeleton() {
  const { common } = useTexts();
  return (
    <SiteFrame>
      <main className={css.page} aria-busy="true">
        <p className="visually-hidden" role="status">
          {common.loading}
        </p>
        <div className={css.skeleton} aria-hidden="true">
          <i className={css.skeletonTitle} />
          <div className={css.columns}>
            <div className={css.column}>
              <i className={css.skeletonLink} />
              <i className={css.skeletonText} />
              <i className={css.skeletonAddresses} />
              <i className={css.skeletonText} />
            </div>
            <div className={css.column}>
              <i className={css.skeletonData} />
              <i className={css.skeletonFolds} />
            </div>
          </div>
        </div>
      </main>
    </SiteFrame>
  );
}
