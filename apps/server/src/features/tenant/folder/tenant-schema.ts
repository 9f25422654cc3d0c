import { countryCodes, defaultCountry } from '@comanda/domain/country/countries.ts';
import { defaultStoreId } from '@comanda/domain/store/store.ts';
import * as v from 'valibot';
import { distinct, shortText, storeId, tenantSlug } from './fields.ts';

const host = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/, 'must be a host name in lower case, without port'),
);

/** tenant.json: who this is and where it is found. The first host is the canonical one. */
export const tenantSchema = v.strictObject({
  id: tenantSlug,
  name: shortText,
  hosts: v.pipe(
    distinct(host, (each) => each, 'hosts'),
    v.minLength(1),
    v.maxLength(20),
  ),
  country: v.optional(v.picklist(countryCodes), defaultCountry),
  defaultStoreId: v.optional(storeId, defaultStoreId),
});
export type TenantFile = v.InferOutput<typeof tenantSchema>;
