import { countryCodes, defaultCountry } from '@comanda/domain/country/countries.ts';
import { defaultStoreId } from '@comanda/domain/store/store.ts';
import * as v from 'valibot';
import { listOfDistinct, shortText, storeIdField, tenantIdField } from './fields.ts';

const host = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/,
    'must be a host name in lower case, without port',
  ),
);

/** tenant.json: the tenant's identity and hosts. The first host is the canonical one. */
export const tenantFileSchema = v.strictObject({
  id: tenantIdField,
  name: shortText,
  hosts: v.pipe(
    listOfDistinct(host, (each) => each, 'hosts'),
    v.minLength(1),
    v.maxLength(20),
  ),
  country: v.optional(v.picklist(countryCodes), defaultCountry),
  defaultStoreId: v.optional(storeIdField, defaultStoreId),
});
export type TenantFile = v.InferOutput<typeof tenantFileSchema>;
