import { mailColoursOf } from '@comanda/domain/theme/mail-colours.ts';
import type { CachedTenant } from '../menu/cached-tenant.ts';
import type { MailBrand } from './mail-brand.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { storefrontOrigin } from '../tenant/storefront-origin.ts';

/**
 * The brand as its mails show it. The logo is the icon that the shop serves at its root, which
 * keeps its address after an import.
 */
export function mailBrandOf(
  config: { port: number },
  tenant: TenantContext,
  { settings, brandFiles }: Pick<CachedTenant, 'settings' | 'brandFiles'>,
): MailBrand {
  const origin = storefrontOrigin(config, tenant);
  const hasIcon = brandFiles['apple-touch-icon.png'] !== undefined;
  return {
    name: settings.commerceName,
    country: tenant.country,
    origin,
    logoUrl: hasIcon ? `${origin}/apple-touch-icon.png` : null,
    colours: mailColoursOf(settings),
    programme: settings.loyaltyProgram ? (settings.loyaltyProgramParams?.name ?? null) : null,
  };
}
