import { lazyPart } from '@comanda/ui/lazy-part.ts';
import { Suspense } from 'react';
import { useSessions } from '../../shop/use-sessions.ts';
import css from './active-order-slot.module.css';

/** Without a network its file may be missing; the menu then has no banner. */
const Banner = lazyPart(
  () => import('./active-order-banner.tsx').catch(() => ({ ActiveOrderBanner: () => null })),
  'ActiveOrderBanner',
);

/**
 * The place of the banner on the menu. A visitor without a session has no orders, so nothing is
 * fetched.
 */
export function ActiveOrderSlot() {
  const sessions = useSessions();
  return (
    <div className={css.slot}>
      {sessions.length === 0 ? null : (
        <Suspense fallback={null}>
          <Banner key={sessions[0]?.userId} />
        </Suspense>
      )}
    </div>
  );
}
