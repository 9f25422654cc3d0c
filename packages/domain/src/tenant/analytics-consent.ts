import type { Country } from '../country/countries.ts';
import type { Analytics } from './settings.ts';

/** `none`: no analytics, no question. `asked`: only after consent. `free`: at once. */
export type AnalyticsConsent = 'none' | 'asked' | 'free';

/**
 * Returns whether a tenant measures its visitors, and whether it needs consent: the stricter of
 * tenant and country. docs/rules/people.md#consent-before-analytics.
 */
export function analyticsConsentOf({
  analytics,
  country,
}: {
  analytics: Analytics;
  country: Pick<Country, 'asksAnalyticsConsent'>;
}): AnalyticsConsent {
  const { tagManagerId, analyticsIds, pixelId, chatWidgetId, askConsent } = analytics;
  if (
    tagManagerId === null &&
    analyticsIds.length === 0 &&
    pixelId === null &&
    chatWidgetId === null
  )
    return 'none';
  return askConsent || country.asksAnalyticsConsent ? 'asked' : 'free';
}
