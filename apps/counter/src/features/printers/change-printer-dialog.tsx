import {
  changePrinter,
  type Printer,
  removePrinter,
  renewPrinterAddress,
} from '@comanda/contract/counter/printers.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { SureButton } from '../../counter/sure-button.tsx';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import type { ShownAddresses } from './add-printer-dialog.tsx';
import { settingsBody } from './printer-body.ts';
import { PrinterFields, type PrinterSettings } from './printer-fields.tsx';
import css from './printers.module.css';
import { usePrintedCategories } from './use-printed-categories.ts';
import { usePrintersTexts } from './use-printers-texts.ts';

type Props = {
  printer: Printer;
  storeId: StoreId;
  onRenewed: (addresses: ShownAddresses) => void;
  /** Something changed: the list reads again. */
  onDone: () => void;
  onClose: () => void;
};

/** Changes a printer, gives it another address, or removes it after a question. */
export function ChangePrinterDialog({ printer, storeId, onDone, onClose, ...rest }: Props) {
  const { toasts } = useCounter();
  const texts = usePrintersTexts();
  const { form: words } = texts;
  const [settings, setSettings] = useState<PrinterSettings>(printer);
  const { form, isChecked, check } = useCheckedForm();
  const categories = usePrintedCategories(storeId);
  const params = { id: storeId, printerId: printer.id };
  const { run, isBusy } = useCounterAction(changePrinter, {
    onDone: () => {
      showToast(toasts, words.saved);
      onDone();
      onClose();
    },
  });
  const save = (): void => {
    if (settings.name.trim() === '') check();
    else void run({ params, body: settingsBody(settings) });
  };
  const title = words.changeTitle(printer.name);
  return (
    <Dialog label={title} closeLabel={words.close} staysOnOverlay onClose={onClose}>
      <DialogHead title={title} />
      <DialogBody>
        <form
          ref={form}
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) save();
          }}
        >
          <PrinterFields {...{ settings, categories, isChecked }} onChange={setSettings} />
          <Ends {...{ printer, storeId, onDone, onClose }} {...rest} />
        </form>
      </DialogBody>
      <DialogFoot>
        <ActionButton wide isBusy={isBusy} onPress={save}>
          {words.save}
        </ActionButton>
      </DialogFoot>
    </Dialog>
  );
}

/** Another address, and the end of the printer; both ask first. */
function Ends({ printer, storeId, onRenewed, onDone, onClose }: Props) {
  const { toasts } = useCounter();
  const texts = usePrintersTexts();
  const { id: printerId, name, kind, waiting } = printer;
  const params = { id: storeId, printerId };
  const renew = useCounterAction(renewPrinterAddress, {
    onDone: (addresses) => (addresses === null ? null : onRenewed({ ...addresses, name, kind })),
  });
  const remove = useCounterAction(removePrinter, {
    onDone: () => {
      showToast(toasts, texts.removed(name));
      onDone();
      onClose();
    },
  });
  return (
    <>
      <SureButton
        isBusy={renew.isBusy}
        question={texts.renewSure}
        sure={texts.renewYes}
        onPress={() => void renew.run({ params })}
      >
        {texts.renew}
      </SureButton>
      <SureButton
        isBusy={remove.isBusy}
        question={texts.removeSure(waiting)}
        sure={texts.removeYes}
        onPress={() => void remove.run({ params })}
      >
        {texts.remove}
      </SureButton>
    </>
  );
}
