import { lazy, Suspense } from 'react';
import { useSession } from '../../platform/app-context.tsx';

const Banner = lazy(() => import('./active-order-banner.tsx').then((module) => ({ default: module.ActiveOrderBanner })));

/** The place of the banner on the menu: nothing is fetched or asked for a visitor, who has no orders. */
export function ActiveOrderSlot() {
  const session = useSession();
  if (session === null) return null;
  return (
    <Suspense fallback={null}>
      <Banner key={session.userId} />
    </Suspense>
  );
}
