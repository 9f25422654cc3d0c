import { addPrinter, type PrinterAddresses } from '@comanda/contract/counter/printers.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { type PrinterKind, printerKinds } from '@comanda/domain/printer/printer.ts';
import { ChoiceList } from '@comanda/ui/choice.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { settingsBody } from './printer-body.ts';
import { PrinterFields, type PrinterSettings, usualSettings } from './printer-fields.tsx';
import css from './printers.module.css';
import { usePrintedCategories } from './use-printed-categories.ts';
import { Question } from './question.tsx';
import { usePrintersTexts } from './use-printers-texts.ts';

/** The addresses of a printer, with what its instructions are made of. */
export type ShownAddresses = PrinterAddresses & { name: string; kind: PrinterKind };

type Props = {
  storeId: StoreId;
  onAdded: (addresses: ShownAddresses) => void;
  onClose: () => void;
};

/**
 * Asks for the kind, the name and the settings of a new printer, with usual answers. The addresses
 * come next. docs/rules/counter-printers.md#adding-a-printer.
 */
export function AddPrinterDialog({ storeId, onAdded, onClose }: Props) {
  const { form: texts } = usePrintersTexts();
  const [kind, setKind] = useState<PrinterKind>('star');
  const [settings, setSettings] = useState<PrinterSettings>(usualSettings);
  const { form, isChecked, check } = useCheckedForm();
  const categories = usePrintedCategories(storeId);
  const { run, isBusy } = useCounterAction(addPrinter, {
    onDone: (addresses) =>
      addresses === null ? onClose() : onAdded({ ...addresses, kind, name: settings.name.trim() }),
    refusalText: ({ label }) => (label === 'OPERATION_NOT_SUPPORTED' ? texts.tooMany : null),
  });
  const send = (): void => {
    if (settings.name.trim() === '') check();
    else void run({ params: { id: storeId }, body: { kind, ...settingsBody(settings) } });
  };
  return (
    <Dialog label={texts.addTitle} closeLabel={texts.close} staysOnOverlay onClose={onClose}>
      <DialogHead title={texts.addTitle} />
      <DialogBody>
        <form
          ref={form}
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) send();
          }}
        >
          <KindField kind={kind} onChange={setKind} />
          <PrinterFields {...{ settings, categories, isChecked }} onChange={setSettings} />
        </form>
      </DialogBody>
      <DialogFoot>
        <ActionButton wide isBusy={isBusy} onPress={send}>
          {texts.next}
        </ActionButton>
      </DialogFoot>
    </Dialog>
  );
}

type KindProps = { kind: PrinterKind; onChange: (kind: PrinterKind) => void };

function KindField({ kind, onChange }: KindProps) {
  const texts = usePrintersTexts();
  return (
    <Question title={texts.form.kind}>
      <ChoiceList
        name="printer-kind"
        legend={texts.form.kind}
        options={printerKinds.map((value) => ({
          value,
          label: texts.kind[value],
          hint: texts.kindHint[value],
        }))}
        value={kind}
        onChange={onChange}
      />
    </Question>
  );
}
