import { describe, expect, test } from 'vitest';
import { countries } from '../country/countries.ts';
import { analyticsConsentOf } from './analytics-consent.ts';
import type { Analytics } from './settings.ts';

const nothing: Analytics = {
  tagManagerId: null,
  analyticsIds: [],
  pixelId: null,
  chatWidgetId: null,
  askConsent: true,
};

describe('measuring', () => {
  test('a tenant without ids measures nothing and asks for no consent', () => {
    expect(analyticsConsentOf({ analytics: nothing, country: countries.cl })).toBe('none');
  });

  test.each([
    { tagManagerId: 'GTM-ABC123' },
    { analyticsIds: ['G-ABC1234567'] },
    { pixelId: '1234567890' },
    { chatWidgetId: 'a-chat' },
  ])('one id is enough to ask for consent: %o', (id) =>
    expect(analyticsConsentOf({ analytics: { ...nothing, ...id }, country: countries.mx })).toBe(
      'asked',
    ),
  );

  test('a tenant may skip the consent question only if its country does not require it', () => {
    const analytics = { ...nothing, pixelId: '1234567890', askConsent: false };
    expect(analyticsConsentOf({ analytics, country: countries.mx })).toBe('free');
    expect(analyticsConsentOf({ analytics, country: countries.cl })).toBe('asked');
  });
});
