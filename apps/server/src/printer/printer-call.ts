import type { Deps } from '../deps.ts';
import type { TenantContext } from '../platform/http/call.ts';
import type { PrinterRow } from './printer.rows.ts';

export type PrinterDeps = Pick<Deps, 'db' | 'menus' | 'events'>;

/** A call of a printer whose secret is right. `now` in milliseconds. */
export type PrinterCall = {
  readonly tenant: TenantContext;
  readonly printer: PrinterRow;
  readonly method: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly now: number;
};

/** The answer to a printer. */
export type PrinterAnswer = {
  readonly status: 200 | 404 | 415;
  readonly type: string;
  readonly body: string | Buffer;
};
