import { lazyPart } from '@comanda/ui/lazy-part.ts';
import { Suspense } from 'react';
import { useLocation } from '../platform/use-location.ts';
import { useStore } from 'zustand';
import { consentQuestion } from '../shop/analytics/consent.ts';
import { paths } from '../platform/paths.ts';

const ConsentBanner = lazyPart(
  () => import('../features/consent/consent-banner.tsx'),
  'ConsentBanner',
);

/**
 * Renders the consent question, whose code is fetched only when it is needed. It never shows over a
 * checkout, where nothing is measured without consent.
 */
export function ConsentSlot() {
  const promptState = useStore(consentQuestion, (state) => state.prompt);
  const [path] = useLocation();
  if (promptState === 'hidden' || path.startsWith(paths.checkout)) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner isReopened={promptState === 'again'} />
    </Suspense>
  );
}
