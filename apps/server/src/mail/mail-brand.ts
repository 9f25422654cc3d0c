import type { Country } from '@comanda/domain/country/countries.ts';
import type { MailColours } from '@comanda/domain/theme/mail-colours.ts';

/**
 * The brand that a mail comes from. `origin`: its shop, for links. `logoUrl`: a picture on the
 * shop's own host, square; null if the brand has none.
 */
export type MailBrand = {
  name: string;
  country: Country;
  origin: string;
  logoUrl: string | null;
  colours: MailColours;
  /** Name of its loyalty programme; null if it has none. */
  programme: string | null;
};
