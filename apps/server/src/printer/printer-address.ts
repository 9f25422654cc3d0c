import type { PrinterAddresses } from '@comanda/contract/counter/printers.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { CallRequest } from '../platform/http/call.ts';
import { constantTimeEqual, signToken } from '../platform/http/signed-token.ts';
import { shopOrigin } from '../tenant/shop-origin.ts';
import { storefrontOrigin } from '../tenant/storefront-origin.ts';
import type { PrinterRow } from './printer.rows.ts';

type Keyed = Pick<PrinterRow, 'id' | 'keyNumber'>;

/** Characters of a secret: 144 bits. */
const secretLength = 24;

/**
 * Returns the secret in the address of a printer. It is made of the server's own key, so that a
 * repeated call answers the same address without storing it; the hash alone is stored, so that a
 * new key of the server disconnects no printer.
 */
const secretOf = (tokenSecret: string, tenantId: TenantId, { id, keyNumber }: Keyed): string =>
  signToken(tokenSecret, 'printer', [tenantId, id, String(keyNumber)], 0).slice(-secretLength);

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const printerKeyHash = (tokenSecret: string, tenantId: TenantId, printer: Keyed): string =>
  hashOf(secretOf(tokenSecret, tenantId, printer));

/**
 * Returns whether a secret is the printer's, in the same time whether the printer exists or not.
 * docs/rules/printing.md#address-of-a-printer.
 */
export const isPrinterSecret = (secret: string, keyHash: string | undefined): boolean =>
  constantTimeEqual(hashOf(secret), keyHash ?? hashOf(`no ${secret}`));

type AddressDeps = Pick<Deps, 'config' | 'tokenSecret'>;

/** The addresses of a printer, on the host that the counter uses. */
export function printerAddresses(
  { config, tokenSecret }: AddressDeps,
  call: Pick<CallRequest, 'tenant' | 'scheme' | 'header'>,
  printer: Keyed & Pick<PrinterRow, 'kind'>,
): PrinterAddresses {
  const { tenant, scheme } = call;
  const origin =
    shopOrigin(config, tenant, { host: call.header('host'), scheme }) ??
    storefrontOrigin(config, tenant);
  const url = `${origin}/v1/printing/${printer.id}/${secretOf(tokenSecret, tenant.id, printer)}`;
  return {
    printerId: printer.id,
    url,
    statusUrl: printer.kind === 'epson' ? `${url}/status` : null,
  };
}
