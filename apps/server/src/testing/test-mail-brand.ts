import { countries } from '@comanda/domain/country/countries.ts';
import { mailColoursOf } from '@comanda/domain/theme/mail-colours.ts';
import type { MailBrand } from '../mail/mail-brand.ts';

/** A brand for tests of mails. */
export const testMailBrand: MailBrand = {
  name: 'Brasa & Pan',
  country: countries.cl,
  origin: 'https://brasa.example',
  logoUrl: 'https://brasa.example/apple-touch-icon.png',
  colours: mailColoursOf({ brandPrimary: '#b93418', headerColour: '#fdf3e4' }),
  programme: null,
};
