import { readObject, textOrNull } from '../http/read-json.ts';
import type { CallShop, ShopAnswer } from './call-shop.ts';
import {
  canPrint,
  type EmulatedPrinter,
  happensNow,
  type PrinterTrouble,
} from './emulated-printer.ts';
import { starText } from './paper-text.ts';

const codes: Readonly<Record<PrinterTrouble, string>> = {
  none: '200%20OK',
  paperLow: '211%20Paper%20low',
  paperOut: '410%20Out%20of%20paper',
  coverOpen: '420%20Cover%20open',
  away: '',
};

/** The media types that this model prints, the one that it likes best first. */
const printable = ['application/vnd.star.line', 'text/plain'];

/** A call that the shop answered; `now` in milliseconds. */
type Turn = { printer: EmulatedPrinter; call: CallShop; now: number };

/**
 * One turn of a CloudPRNT printer, by the developer guide of its maker: it polls, takes the job
 * that is ready, prints it, and confirms it.
 */
export async function starTurn(turn: Turn): Promise<void> {
  const { printer } = turn;
  const answer = await tell(turn);
  printer.lastStatus = answer.status;
  const offer = readObject(answer.body.toString('utf8'));
  if (answer.status !== 200 || offer?.['jobReady'] !== true || !canPrint(printer)) return;
  const offered = Array.isArray(offer['mediaTypes']) ? offer['mediaTypes'] : [];
  const type = printable.find((each) => offered.includes(each));
  const token = printer.quirks.has('noToken') ? null : textOrNull(offer['jobToken']);
  if (type === undefined) return confirm(turn, token, '510%20Incompatible');
  await print(turn, token, type);
}

/** Asks for a job and tells the state, also at once when a job fails. */
function tell({ printer, call }: Turn): Promise<ShopAnswer> {
  const code = printer.quirks.has('oddCode') && canPrint(printer) ? '299' : codes[printer.trouble];
  const body = JSON.stringify({
    status: '23 6 0 0 0 0 0 0 0 ',
    printerMAC: printer.mac,
    statusCode: code,
    clientAction: null,
  });
  return call('POST', printer.url, { type: 'application/json', body });
}

async function print(turn: Turn, token: string | null, type: string): Promise<void> {
  const { printer, call, now } = turn;
  const query = `?mac=${printer.mac}&type=${encodeURIComponent(type)}${tokenPart(token)}`;
  if (printer.quirks.has('takesTwice')) await call('GET', `${printer.url}${query}`);
  const job = await call('GET', `${printer.url}${query}`);
  if (job.status !== 200) return;
  if (happensNow(printer, 'emptiesMidJob')) {
    printer.trouble = 'paperOut';
    await tell(turn);
    return;
  }
  printer.papers.unshift({ at: now, text: starText(job.body, job.type) });
  if (happensNow(printer, 'diesMidJob')) {
    printer.trouble = 'away';
    return;
  }
  await confirm(turn, token, '200%20OK');
}

async function confirm({ printer, call }: Turn, token: string | null, code: string): Promise<void> {
  if (happensNow(printer, 'losesConfirmation')) return;
  const send = () =>
    call('DELETE', `${printer.url}?mac=${printer.mac}&code=${code}${tokenPart(token)}`);
  await send();
  if (printer.quirks.has('confirmsTwice')) printer.pending = send;
}

const tokenPart = (token: string | null): string =>
  token === null ? '' : `&token=${encodeURIComponent(token)}`;
