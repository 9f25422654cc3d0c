import { lazy, Suspense } from 'react';
import { useLocation } from '../platform/use-location.ts';
import { useStore } from 'zustand';
import { question } from '../platform/analytics/consent.ts';
import { paths } from '../platform/paths.ts';

const ConsentBanner = lazy(() => import('../features/consent/consent-banner.tsx').then((module) => ({ default: module.ConsentBanner })));

/** The place of the question; its code is fetched for those who are asked. It never stands over a checkout: nothing is measured there then. */
export function ConsentSlot() {
  const asked = useStore(question, (state) => state.asked);
  const [path] = useLocation();
  if (asked === 'no' || path.startsWith(paths.checkout)) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner again={asked === 'again'} />
    </Suspense>
  );
}
