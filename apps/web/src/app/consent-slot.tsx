import { lazy, Suspense } from 'react';
import { useLocation } from '../platform/use-location.ts';
import { useStore } from 'zustand';
import { consentQuestion } from '../shop/analytics/consent.ts';
import { paths } from '../platform/paths.ts';

const ConsentBanner = lazy(() =>
  import('../features/consent/consent-banner.tsx').then((module) => ({
    default: module.ConsentBanner,
  })),
);

/** The place of the question; its code is fetched for those who are asked. It never stands over a checkout: nothing is measured there then. */
export function ConsentSlot() {
  const promptState = useStore(consentQuestion, (state) => state.asked);
  const [path] = useLocation();
  if (promptState === 'no' || path.startsWith(paths.checkout)) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner isReopened={promptState === 'again'} />
    </Suspense>
  );
}
