import type { PrinterKind, PrinterStation } from '@comanda/domain/printer/printer.ts';
import type { PaperWidth } from '@comanda/domain/counter/ticket/ticket-copy.ts';

/** Words of the papers that a store's printers make by themselves. */
export const printing = () => ({
  station: { kitchen: 'Cocina', bar: 'Bar', door: 'Entrega' } satisfies Record<
    PrinterStation,
    string
  >,
  copy: 'Copia',
  cancelled: 'Cancelado',
  doNotPrepare: 'No lo prepares.',
  correction: 'Cambio',
  goesOff: 'Ya no va:',
  comesIn: 'Va en su lugar:',
  restStays: 'Lo demás queda igual.',
  testTitle: 'Página de prueba',
  testPaper: (width: PaperWidth) => `Papel de ${width} mm`,
  testLetters: 'Letras: á é í ó ú ñ Ñ ¿? ¡! 2 × $',
  testDone: 'Si lees esto, la impresora está lista.',
  testKind: { star: 'Star CloudPRNT', epson: 'Epson Server Direct Print' } satisfies Record<
    PrinterKind,
    string
  >,
});
