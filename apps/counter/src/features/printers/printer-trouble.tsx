import { Icon } from '@comanda/ui/icons.tsx';
import { Link } from 'wouter';
import { useLiveBoardPart } from '../../counter/live-board.tsx';
import { printerIcon } from '../../platform/icons.ts';
import { paths } from '../../platform/paths.ts';
import css from './printer-trouble.module.css';
import { usePrinterWords } from './use-printer-words.ts';

/**
 * Each printer of the store that staff has to mend, in a sentence, for the head of the board.
 * docs/rules/counter-printers.md#trouble-on-every-screen.
 */
export function PrinterTroubleLine() {
  const words = usePrinterWords();
  const trouble = useTrouble();
  return (
    <div className={css.line} role="status">
      {trouble.map((printer) => (
        <Link key={printer.id} className={css.trouble} href={paths.printers}>
          <Icon name={printerIcon} size={22} />
          <b>{words.trouble(printer)}</b>
        </Link>
      ))}
    </div>
  );
}

/** The printers with trouble in the bar of every screen; a phone shows the sign alone. */
export function PrinterTroubleMark() {
  const words = usePrinterWords();
  const trouble = useTrouble();
  const [first] = trouble;
  if (first === undefined) return null;
  return (
    <Link className={css.mark} href={paths.printers}>
      <Icon name={printerIcon} size={20} />
      <span className={css.short}>{words.short(first)}</span>
      {trouble.length > 1 ? <b>{`+${trouble.length - 1}`}</b> : null}
      <span className="visually-hidden">{trouble.map(words.trouble).join('. ')}</span>
    </Link>
  );
}

const none: readonly never[] = [];
const useTrouble = () => useLiveBoardPart(({ board }) => board?.printers.trouble ?? none);
