import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Timer } from '../timer.ts';
import type { CallShop } from './call-shop.ts';
import type {
  EmulatedPrinter,
  PrinterModel,
  PrinterQuirk,
  PrinterTrouble,
} from './emulated-printer.ts';
import { epsonTurn } from './epson-emulator.ts';
import { starTurn } from './star-emulator.ts';

/** The settings that somebody types into a printer. */
type Connection = { model: PrinterModel; url: string; statusUrl: string };

/** The emulated printers. `turn` makes a printer call its shop now. */
export type Printers = {
  list(): readonly EmulatedPrinter[];
  connect(connection: Connection): EmulatedPrinter;
  disconnect(id: string): boolean;
  set(id: string, change: { trouble?: PrinterTrouble; quirks?: readonly PrinterQuirk[] }): boolean;
  turn(id: string): Promise<boolean>;
  stop(): void;
};

type PrinterDeps = { timer: Timer; call: CallShop; everyMs: number };

const keptPapers = 50;
/** Printers of one sandbox. */
const mostPrinters = 20;

/** Creates printers that call their shops every `everyMs`, one call after the other. */
export function createPrinters({ timer, call, everyMs }: PrinterDeps): Printers {
  const printers = new Map<string, EmulatedPrinter>();
  const busy = new Set<string>();
  let isStopped = false;
  const runTurn = async (printer: EmulatedPrinter): Promise<void> => {
    if (printer.trouble === 'away' || busy.has(printer.id)) return;
    busy.add(printer.id);
    try {
      const turn = { printer, call, now: timer.now() };
      await (printer.model === 'star' ? starTurn(turn) : epsonTurn(turn));
      const { pending } = printer;
      printer.pending = null;
      await pending?.();
      printer.papers.length = Math.min(printer.papers.length, keptPapers);
    } finally {
      busy.delete(printer.id);
    }
  };
  const keepCalling = async (printer: EmulatedPrinter): Promise<void> => {
    while (!isStopped && printers.get(printer.id) === printer) {
      await runTurn(printer);
      await delay(everyMs, undefined, { ref: false });
    }
  };
  return {
    list: () => [...printers.values()],
    connect: (connection) => {
      const printer = newPrinter(connection, printers.size + 1);
      const [oldest] = printers.keys();
      if (printers.size >= mostPrinters && oldest !== undefined) printers.delete(oldest);
      printers.set(printer.id, printer);
      if (everyMs > 0) void keepCalling(printer);
      return printer;
    },
    disconnect: (id) => printers.delete(id),
    set: (id, { trouble, quirks }) => {
      const printer = printers.get(id);
      if (trouble !== undefined && printer) printer.trouble = trouble;
      if (quirks !== undefined) printer?.quirks.clear();
      for (const quirk of quirks ?? []) printer?.quirks.add(quirk);
      return printer !== undefined;
    },
    turn: async (id) => {
      const printer = printers.get(id);
      if (printer) await runTurn(printer);
      return printer !== undefined;
    },
    stop: () => void (isStopped = true),
  };
}

const newPrinter = ({ model, url, statusUrl }: Connection, number: number): EmulatedPrinter => ({
  ...{ id: randomUUID(), model, url: url.trim(), statusUrl: statusUrl.trim() },
  mac: `00:11:62:00:00:${number.toString(16).padStart(2, '0')}`,
  trouble: 'none',
  quirks: new Set(),
  papers: [],
  lastStatus: 0,
  pending: null,
  toldTrouble: null,
});
