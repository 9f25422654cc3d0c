import type { EpsonReport } from '@comanda/domain/printer/epson-status.ts';

/**
 * Reads the XML with which an Epson reports a paper or its state. Printers differ in its shape and
 * close its elements wrongly, so single attributes are looked for. `jobId` null: it names no paper.
 */
export function readEpsonReport(xml: string): EpsonReport & { jobId: string | null } {
  const success = attribute(xml, 'success');
  return {
    success: success === null ? null : success === 'true' || success === '1',
    code: attribute(xml, 'code') ?? '',
    status: statusOf(attribute(xml, 'asbstatus') ?? attribute(xml, 'status')),
    jobId: /<printjobid>\s*([A-Za-z0-9]{1,30})\s*<\/printjobid>/i.exec(xml)?.[1] ?? null,
  };
}

const attribute = (xml: string, name: string): string | null =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']{0,60})["']`, 'i').exec(xml)?.[1] ?? null;

/** Decimal, or hexadecimal with `0x`; of anything else, no bit is set. */
function statusOf(text: string | null): number {
  const value = Number(text ?? 0);
  return Number.isSafeInteger(value) ? Math.abs(value) % 0x1_0000_0000 : 0;
}
