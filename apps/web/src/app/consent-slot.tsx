import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { question } from '../platform/analytics/consent.ts';

const ConsentBanner = lazy(() => import('../features/consent/consent-banner.tsx').then((module) => ({ default: module.ConsentBanner })));

/** The place of the question; its code is fetched for those who are asked. */
export function ConsentSlot() {
  const asked = useStore(question, (state) => state.asked);
  return asked === 'no' ? null : (
    <Suspense fallback={null}>
      <ConsentBanner again={asked === 'again'} />
    </Suspense>
  );
}
