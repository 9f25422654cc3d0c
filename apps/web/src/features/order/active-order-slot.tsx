import { lazy, Suspense } from 'react';
import { useSession } from '../../platform/app-context.tsx';
import css from './active-order-slot.module.css';

const Banner = lazy(() => import('./active-order-banner.tsx').then((module) => ({ default: module.ActiveOrderBanner })));

/** The place of the banner on the menu: nothing is fetched or asked for a visitor, who has no orders. */
export function ActiveOrderSlot() {
  const session = useSession();
  return (
    <div className={css.slot}>
      {session === null ? null : (
        <Suspense fallback={null}>
          <Banner key={session.userId} />
        </Suspense>
      )}
    </div>
  );
}
