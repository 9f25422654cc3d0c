import {
  type PaymentMethodName,
  paymentMethodNames,
} from '@comanda/domain/payment/method-names.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import { tileOrigin } from '@comanda/domain/tenant/map-tiles.ts';
import { cardFormOrigins } from '@comanda/domain/tenant/payment-settings.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import { analyticsSources } from '../tenant/analytics-sources.ts';
import type { PaymentRegistry } from '../payments/payment-registry.ts';
import { hasSecret, pageHeaders, withoutReferrer } from '../platform/http/page-headers.ts';
import type { Headers } from '../platform/http/send-reply.ts';
import type { PageBrand } from './render-page.ts';

/** Returns the headers of a page of this brand at this URL. */
export type HeadersOf = (brand: PageBrand, url: string) => Headers;
type PageHeaders = { usual: Headers; secret: Headers };

/**
 * Returns the page headers of a tenant, built once per change of it: its own menu, its analytics
 * and the pages, framed or not, of the methods that its stores offer are allowed for it alone. A
 * URL with a secret has headers of its own.
 */
export function tenantHeaders(
  payments: Pick<PaymentRegistry, 'originsOf'>,
  inlineScripts: readonly string[],
): HeadersOf {
  const framesOf = (brand: PageBrand): readonly string[] => {
    const origins = payments.originsOf(framedMethodsOf(brand));
    return origins.length === 0 ? [] : [`'self'`, ...origins];
  };
  const headersByBrand = new WeakMap<PageBrand, PageHeaders>();
  const headersFor = (brand: PageBrand): PageHeaders => {
    const { settings } = brand;
    const offered = brand.stores.flatMap(({ paymentMethods }) => paymentMethods);
    const cardForm = cardFormOrigins(settings.payments, offered);
    const usual = pageHeaders(
      {
        inlineScripts,
        forms: payments.originsOf(offered),
        frames: [...new Set([...framesOf(brand), ...cardForm.frames])],
        connections: [...menuOrigins(settings), ...cardForm.connections],
        pictures: mapOrigins(settings),
      },
      analyticsSources(settings.analytics),
    );
    return { usual, secret: withoutReferrer(usual) };
  };
  return (brand, url) =>
    headersByBrand.getOrInsertComputed(brand, headersFor)[hasSecret(url) ? 'secret' : 'usual'];
}

/**
 * The methods of a brand's stores whose pages open inside a frame, and end there on a page of the
 * shop. docs/rules/payments.md#page-inside-a-frame.
 */
const framedMethodsOf = ({ stores }: PageBrand): readonly PaymentMethodName[] =>
  paymentMethodNames.filter(
    (name) =>
      paymentMethods[name].flow === 'htmlForm' &&
      stores.some((store) => store.paymentMethods.includes(name)),
  );

const menuOrigins = ({ staticMenu, staticMenuOrigin }: Settings): readonly string[] =>
  staticMenu && staticMenuOrigin !== null ? [new URL(staticMenuOrigin).origin] : [];

const mapOrigins = ({ maps }: Settings): readonly string[] =>
  maps === null ? [] : [tileOrigin(maps)];
