import type { CallShop } from './call-shop.ts';
import {
  canPrint,
  type EmulatedPrinter,
  happensNow,
  type PrinterTrouble,
} from './emulated-printer.ts';
import { epsonText } from './paper-text.ts';

const formType = 'application/x-www-form-urlencoded';

/** Status bits: offline 0x8, cover 0x20, paper near end 0x20000, paper end 0x80000. */
const bits: Readonly<Record<PrinterTrouble, number>> = {
  none: 0x0f00_0000,
  paperLow: 0x0f02_0000,
  paperOut: 0x0f08_0008,
  coverOpen: 0x0f00_0028,
  away: 0,
};
const errors: Readonly<Record<PrinterTrouble, string>> = {
  none: '',
  paperLow: '',
  paperOut: 'EPTR_REC_EMPTY',
  coverOpen: 'EPTR_COVER_OPEN',
  away: '',
};

type Turn = { printer: EmulatedPrinter; call: CallShop; now: number };

/**
 * One turn of a Server Direct Print printer, by the manual of its maker: it asks, prints what it is
 * given, and reports it. It prints also while its cover is open, in vain. Another state goes to the
 * status address at once.
 */
export async function epsonTurn(turn: Turn): Promise<void> {
  const { printer, call } = turn;
  await tellState(turn);
  const answer = await send(call, printer.url, { ConnectionType: 'GetRequest' });
  printer.lastStatus = answer.status;
  const xml = answer.body.toString('utf8');
  if (answer.status !== 200 || xml === '') return;
  const text = epsonText(xml);
  const named = /<printjobid>([A-Za-z0-9]{1,30})<\/printjobid>/.exec(xml)?.[1] ?? null;
  const jobId = printer.quirks.has('noToken') ? null : named;
  if (text === null) return report(turn, null, { success: false, code: 'SchemaError' });
  if (happensNow(printer, 'emptiesMidJob')) printer.trouble = 'paperOut';
  else if (canPrint(printer)) printer.papers.unshift({ at: turn.now, text });
  if (happensNow(printer, 'diesMidJob')) {
    printer.trouble = 'away';
    return;
  }
  await report(turn, jobId, { success: canPrint(printer), code: errors[printer.trouble] });
}

async function tellState({ printer, call }: Turn): Promise<void> {
  if (printer.statusUrl === '' || printer.toldTrouble === printer.trouble) return;
  printer.toldTrouble = printer.trouble;
  const status = `0x${bits[printer.trouble].toString(16).padStart(8, '0')}`;
  await send(call, printer.statusUrl, {
    ConnectionType: 'SetStatus',
    Status: `<statusmonitor Version="1.00"><printerstatus devicename="local_printer" asbstatus="${status}"/></statusmonitor>`,
  });
}

async function report(
  { printer, call }: Turn,
  jobId: string | null,
  { success, code }: { success: boolean; code: string },
): Promise<void> {
  if (happensNow(printer, 'losesConfirmation')) return;
  const id = jobId === null ? '' : `<printjobid>${jobId}</printjobid>`;
  const status = bits[printer.trouble] + (success ? 2 : 0);
  const file = `<PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid>${id}</Parameter><PrintResponse><response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" success="${success}" code="${code}" status="${status}" battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`;
  const again = () =>
    send(call, printer.url, { ConnectionType: 'SetResponse', ResponseFile: file });
  await again();
  if (printer.quirks.has('confirmsTwice')) printer.pending = again;
}

const send = (call: CallShop, url: string, form: Readonly<Record<string, string>>) =>
  call('POST', url, {
    type: formType,
    body: new URLSearchParams({ ...form, ID: 'sandbox', Name: 'TM-m30III' }).toString(),
  });
