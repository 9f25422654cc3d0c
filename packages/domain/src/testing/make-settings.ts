import { countries, type CountryCode } from '../country/countries.ts';
import type { StoreId, TenantId } from '../ids.ts';
import { minor } from '../money/money.ts';
import { defaultPaymentSettings } from '../tenant/payment-settings.ts';
import type { Settings } from '../tenant/settings.ts';

/** A brand without hero, loyalty programme or analytics. */
export const makeSettings = (
  country: CountryCode = 'cl',
  rest: Partial<Settings> = {},
): Settings => ({
  tenantId: 'burger' as TenantId,
  commerceName: 'Brasa & Pan',
  description: '',
  country: countries[country],
  templateId: 3,
  brandPrimary: '#b93219',
  brandSecondary: '#f0a830',
  headerColour: '#fdf3e4',
  fonts: { body: 'figtree', categoryBar: 'figtree', subtitle: 'figtree', title: 'bricolage' },
  logo: '/logo.svg',
  animationLoader: { image: '/loader.svg', width: 150, height: 150 },
  hero: null,
  defaultStoreId: 1 as StoreId,
  maxDaysAvailableFutureOrder: 7,
  staticMenu: false,
  staticMenuOrigin: null,
  maps: null,
  payments: defaultPaymentSettings,
  loyaltyProgram: false,
  loyaltyProgramParams: null,
  pointRate: minor(500),
  tipPresets: [0, 5, 10, 15],
  serviceFee: minor(0),
  emailSubscriptionDefault: true,
  analytics: {
    tagManagerId: null,
    analyticsIds: [],
    pixelId: null,
    chatWidgetId: null,
    askConsent: true,
  },
  contact: { email: null, phone: null, instagram: null },
  ...rest,
});
