import { type Country, countryRecordOf } from '../country/countries.ts';

/**
 * The analytics services of a tenant. All null and empty: the tenant measures nothing.
 * docs/rules/people.md#analytics-settings.
 */
export type Analytics = {
  tagManagerId: string | null;
  /** At most two. */
  analyticsIds: readonly string[];
  pixelId: string | null;
  chatWidgetId: string | null;
  /** The tenant asks visitors for consent, also where the law does not demand it. */
  askConsent: boolean;
};

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
  country: Pick<Country, 'code'>;
}): AnalyticsConsent {
  const { tagManagerId, analyticsIds, pixelId, chatWidgetId, askConsent } = analytics;
  if (
    tagManagerId === null &&
    analyticsIds.length === 0 &&
    pixelId === null &&
    chatWidgetId === null
  )
    return 'none';
  return askConsent || countryRecordOf(country.code).asksAnalyticsConsent ? 'asked' : 'free';
}
