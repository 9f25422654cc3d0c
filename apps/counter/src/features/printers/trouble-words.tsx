import { Icon } from '@comanda/ui/icons.tsx';
import { Link } from 'wouter';
import { printerIcon } from '../../platform/icons.ts';
import { paths } from '../../platform/paths.ts';
import css from './printer-trouble.module.css';
import { type Told, usePrinterWords } from './use-printer-words.ts';

type Props = { trouble: readonly Told[] };

/** Each printer with trouble in a sentence. */
export function TroubleLinks({ trouble }: Props) {
  const words = usePrinterWords();
  return trouble.map((printer) => (
    <Link key={printer.id} className={css.trouble} href={paths.printers}>
      <Icon name={printerIcon} size={22} />
      <b>{words.trouble(printer)}</b>
    </Link>
  ));
}

/** The first printer with trouble in few words, and how many more there are. */
export function TroubleMark({ trouble }: Props) {
  const words = usePrinterWords();
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
