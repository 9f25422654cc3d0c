import { countries } from '@comanda/domain/country/countries.ts';
import { mailColoursOf } from '@comanda/domain/theme/mail-colours.ts';
import type { Config } from '../config.ts';
import { storefrontOrigin } from '../tenant/storefront-origin.ts';
import type { MailBrand } from './mail-brand.ts';

/** Neutral colours, of no brand. */
const colours = { brandPrimary: '#1f5f63', headerColour: '#ffffff' } as const;

/** The installation in the place of a brand, for the mails of the sign-up; null: there is none. */
export function installationMailBrand({
  port,
  signUpDomain,
}: Pick<Config, 'port' | 'signUpDomain'>): MailBrand | null {
  if (signUpDomain === null) return null;
  return {
    name: signUpDomain,
    country: countries.cl,
    origin: storefrontOrigin({ port }, { hosts: [signUpDomain] }),
    logoUrl: null,
    colours: mailColoursOf(colours),
    programme: null,
  };
}
