import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { CategoryId, PrinterId, StoreId } from '@comanda/domain/ids.ts';
import { paperOfStation } from '@comanda/domain/printer/printer.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { lockPrinter, type PrinterRow, type PrinterSettings } from './printer.rows.ts';

/** Returns a printer of a store, locked. Refused: NOT_FOUND for one of others. */
export async function lockStorePrinter(
  tx: Tx,
  storeId: StoreId,
  id: PrinterId,
): Promise<Result<PrinterRow, Refusal>> {
  const printer = await lockPrinter(tx, id);
  return printer?.storeId === storeId ? accept(printer) : refuse(refusalOf('NOT_FOUND'));
}

/**
 * Returns the settings of a printer as they are stored: its name without spaces around it, and no
 * category for the door, whose paper has every dish. Refused: FIELD_VALIDATION without a name,
 * PARAMETER_NOT_RELATED for a category that the store's menu does not have.
 */
export async function checkSettings(
  { menus }: Pick<Deps, 'menus'>,
  tenantId: Tx['tenantId'],
  storeId: StoreId,
  settings: PrinterSettings,
): Promise<Result<PrinterSettings, Refusal>> {
  const name = settings.name.trim();
  if (name === '') return refuse(refusalOf('FIELD_VALIDATION', { fields: { name: 'missing' } }));
  const facts = await menus.storeFacts(tenantId, storeId);
  const known = new Set<CategoryId>(facts?.index.menu.categories.map(({ id }) => id));
  if (settings.categoryIds.some((id) => !known.has(id)))
    return refuse(refusalOf('PARAMETER_NOT_RELATED', { field: 'categoryIds' }));
  const isWhole = paperOfStation(settings.station) === 'door';
  const categoryIds = isWhole ? [] : [...new Set(settings.categoryIds)];
  return accept({ ...settings, name, categoryIds });
}
