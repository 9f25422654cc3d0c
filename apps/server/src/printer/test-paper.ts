import type { Country } from '@comanda/domain/country/countries.ts';
import { type PaperLine, rule, wrapped } from '@comanda/domain/printer/paper-layout.ts';
import { printingTexts } from '@comanda/i18n/areas/printing.ts';
import type { PrinterRow } from './printer.rows.ts';

type Tested = Pick<PrinterRow, 'name' | 'kind' | 'station' | 'paperWidth'>;

/** The page that shows how a printer prints: its name, its letters and its width. */
export function testPaper(
  { name, kind, station, paperWidth: width }: Tested,
  storeName: string,
  { locale }: Country,
): readonly PaperLine[] {
  const texts = printingTexts(locale);
  return [
    ...wrapped(texts.testTitle, width, { look: 'tall' }),
    ...wrapped(name, width, { look: 'huge' }),
    ...wrapped(`${storeName} · ${texts.station[station]}`, width, { look: 'bold' }),
    ...wrapped(texts.testKind[kind], width),
    ...wrapped(texts.testPaper(width), width),
    rule(width),
    ...wrapped(texts.testLetters, width),
    rule(width),
    ...wrapped(texts.testDone, width),
  ];
}
