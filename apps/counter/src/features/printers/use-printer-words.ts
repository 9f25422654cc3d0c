import type { BoardPrinters } from '@comanda/contract/counter/printers.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { relativeDayText, withDayArticle } from '@comanda/i18n/format/day-text.ts';
import { useMinute } from '../../counter/use-minute.ts';
import { useStores } from '../../counter/use-session.ts';
import { usePrintersTexts } from './use-printers-texts.ts';

/** The facts of a printer that its sentences are made of. */
export type Told = BoardPrinters['trouble'][number];

type Words = {
  /** The state in few words: `En línea`, `No responde desde las 14:05`. */
  state: (printer: Told) => string;
  /** For the bar of every screen: `Cocina: sin papel`. */
  short: (printer: Told) => string;
  /** The whole trouble: `La impresora Cocina no tiene papel: 3 papeles esperan`. */
  trouble: (printer: Told) => string;
};

/** Returns the sentences of a printer's state. docs/rules/counter-printers.md#state-in-words. */
export function usePrinterWords(): Words {
  const texts = usePrintersTexts();
  const since = useSince();
  const state = (printer: Told): string =>
    printer.state === 'away' && printer.since !== null
      ? texts.awaySince(since(printer.since))
      : texts.state[printer.state];
  const trouble = ({ name, state: now, since: from, waiting }: Told): string => {
    const sentence = texts.trouble[now]({ name, since: from === null ? '' : since(from) });
    if (waiting === 0) return sentence;
    return texts.withWaiting({ trouble: sentence, waiting: texts.waiting(waiting) });
  };
  const short = ({ name, state: now }: Told): string =>
    texts.short({ name, state: now === 'online' ? texts.stuck : texts.state[now] });
  return { state, short, trouble };
}

/** Returns a function that writes an ISO instant by the clock of the store: `las 14:05`. */
function useSince(): (instant: string) => string {
  const texts = usePrintersTexts();
  const { store } = useStores();
  const now = useMinute();
  return (instant) => {
    if (store === null) return '';
    const { date, minute } = zonedTime(instantOf(instant), store.timeZone);
    const today = zonedTime(now, store.timeZone).date;
    const time = formatClock(minute);
    if (date === today) return texts.today(time);
    return texts.earlier({ day: withDayArticle(relativeDayText(date, today)), time });
  };
}
