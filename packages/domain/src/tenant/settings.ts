import type { Country } from '../country/countries.ts';
import type { StoreId, TenantId } from '../ids.ts';
import type { Picture } from '../menu/menu.ts';
import type { Minor } from '../money/money.ts';
import type { Offer } from '../offer/offer.ts';
import type { MapTiles } from './map-tiles.ts';
import type { Analytics } from './analytics-consent.ts';
import type { BrandTexts } from './brand-texts.ts';
import type { PaymentSettings } from './payment-settings.ts';

/** 1 generic, 2 sushi, 3 burgers (docs/rules/tenants.md#templates). */
export type TemplateId = 1 | 2 | 3;

export type HeroSettings = {
  title: string;
  text: string;
  shortText: string;
  action: { label: string; productId: number } | null;
  image: Picture;
  phoneImage: Picture;
};

/**
 * The loyalty programme of a brand. `minAmount` and `maxAmount`: the least and the most money that
 * the points of one order may pay. `earn`: completed orders earn points.
 * docs/rules/points.md#programme-of-a-brand.
 */
export type LoyaltyProgramParams = {
  name: string;
  minAmount: Minor;
  maxAmount: Minor;
  earn: boolean;
};

/** The public settings of a tenant. docs/rules/tenants.md#settings-call. */
export type Settings = {
  tenantId: TenantId;
  commerceName: string;
  description: string;
  country: Country;
  templateId: TemplateId;
  brandPrimary: string;
  brandSecondary: string;
  /** Background colour of the header, which the phone's browser bar uses too. */
  headerColour: string;
  fonts: { body: string; categoryBar: string; subtitle: string; title: string };
  logo: string;
  animationLoader: { image: string; width: number; height: number };
  hero: HeroSettings | null;
  defaultStoreId: StoreId;
  maxDaysAvailableFutureOrder: number;
  /** True if the browser reads menus from files. docs/rules/menu.md#static-menu. */
  staticMenu: boolean;
  /** The base URL of the menu files, without a slash at the end; null: this site. */
  staticMenuOrigin: string | null;
  loyaltyProgram: boolean;
  loyaltyProgramParams: LoyaltyProgramParams | null;
  /** The money that 100 points are worth. docs/rules/points.md#worth-of-points. */
  pointRate: Minor;
  /** Whole percentages for the rider's tip; 0 is always first. */
  tipPresets: readonly number[];
  serviceFee: Minor;
  emailSubscriptionDefault: boolean;
  analytics: Analytics;
  /** The brand's own texts; absent if it has none. */
  texts?: BrandTexts;
  /** The map tiles; null: pages show no maps and work without them. */
  maps: MapTiles | null;
  payments: PaymentSettings;
  /**
   * The brand's combos, which apply by themselves; absent if it has none.
   * docs/rules/combos.md#combo.
   */
  offers?: readonly Offer[];
  contact: { email: string | null; phone: string | null; instagram: string | null };
};
