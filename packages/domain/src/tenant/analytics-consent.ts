import type { Country, CountryCode } from '../country/countries.ts';

/** Where a tenant sends what it measures, as its settings name it. All null and empty: it measures nothing. docs/rules/tenants.md#analytics-ids. */
export type Analytics = {
  tagManagerId: string | null;
  /** Two at most. */
  analyticsIds: readonly string[];
  pixelId: string | null;
  chatWidgetId: string | null;
  /** Asks its visitors before it measures, also where the country does not demand it. */
  askConsent: boolean;
};

/** `none`: nothing to measure with, nothing to ask. `asked`: only after a yes. `free`: at once. */
export type AnalyticsConsent = 'none' | 'asked' | 'free';

/** Countries whose law wants a clear yes first: Chile, Ley 21.719 (docs/rules/tenants.md#consent-to-measuring). */
const consentCountries: ReadonlySet<CountryCode> = new Set(['cl']);

/** Whether a tenant's visitors are measured, and whether they are asked before: the stricter of tenant and country. */
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
  return askConsent || consentCountries.has(country.code) ? 'asked' : 'free';
}
