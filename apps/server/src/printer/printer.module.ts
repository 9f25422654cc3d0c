import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { addPrinter, renewPrinterAddress } from './add-printer.ts';
import { changePrinter, printTestPage, removePrinter } from './change-printer.ts';
import { checkPrinterJob } from './check-printer.job.ts';
import { checkPrinter } from './check-printer.ts';
import { getPrinters } from './get-printers.ts';
import { mountPrinterCall, mountPrinterStatus } from './mount-printer-calls.ts';
import { reprintOrder } from './reprint-order.ts';

export const printerModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      getPrinters,
      addPrinter,
      changePrinter,
      removePrinter,
      renewPrinterAddress,
      printTestPage,
      reprintOrder,
    }),
  mounts: { printerCall: mountPrinterCall, printerStatus: mountPrinterStatus },
  jobs: [performs(checkPrinterJob, checkPrinter)],
});
