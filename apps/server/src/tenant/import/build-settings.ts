import { countries } from '@comanda/domain/country/countries.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import { darkPaperOf } from '@comanda/domain/theme/dark-scheme.ts';
import type { PictureSet } from '../../picture/picture-set.ts';
import type { FolderContent } from '../folder/folder-content.ts';

/** The public settings of a brand. Settings that only the server reads are left out. */
export function buildSettings(
  { tenant, settings, offers }: FolderContent,
  pictures: Pick<PictureSet, 'picture' | 'url'>,
): Settings {
  const {
    hero,
    animationLoader,
    paper,
    darkScheme,
    fontFiles,
    icon,
    kitchenUrl: _url,
    courierTolerancePercent: _percent,
    orderLimits: _limits,
    latePayments: _latePayments,
    survey: _survey,
    ...rest
  } = settings;
  return {
    ...rest,
    payments: { ...settings.payments, kushki: null },
    headerColour: paper.header,
    ...(darkScheme && { darkHeaderColour: darkPaperOf(paper).header }),
    tenantId: tenant.id,
    country: countries[tenant.country],
    ...(offers.length > 0 && { offers }),
    defaultStoreId: tenant.defaultStoreId,
    logo: pictures.url(settings.logo),
    animationLoader: { ...animationLoader, image: pictures.url(animationLoader.image) },
    hero: hero && {
      ...hero,
      image: pictures.picture(hero.image),
      phoneImage: pictures.picture(hero.phoneImage),
    },
  };
}
