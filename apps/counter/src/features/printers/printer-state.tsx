import type { Printer } from '@comanda/contract/counter/printers.ts';
import { printerTone } from '@comanda/domain/printer/printer-tone.ts';
import css from './printers.module.css';
import { usePrinterWords } from './use-printer-words.ts';
import { usePrintersTexts } from './use-printers-texts.ts';

/** The state of a printer in words with a dot, and the papers that wait. */
export function PrinterState({ printer }: { printer: Printer }) {
  const texts = usePrintersTexts();
  const words = usePrinterWords();
  return (
    <p className={css.state} data-tone={printerTone(printer.state)}>
      <span className={css.dot} aria-hidden="true" />
      <b>{words.state(printer)}</b>
      {printer.waiting === 0 ? null : <span>{texts.waiting(printer.waiting)}</span>}
    </p>
  );
}
