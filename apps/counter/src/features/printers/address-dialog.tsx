import type { Printer } from '@comanda/contract/counter/printers.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { PrinterKind } from '@comanda/domain/printer/printer.ts';
import { hasConnected } from '@comanda/domain/printer/printer-tone.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useCounter } from '../../counter/app-context.ts';
import { printerIcon } from '../../platform/icons.ts';
import type { ShownAddresses } from './add-printer-dialog.tsx';
import { TestButton } from './printers-list.tsx';
import css from './printers.module.css';
import { usePrintersTexts } from './use-printers-texts.ts';

type Props = {
  addresses: ShownAddresses;
  storeId: StoreId;
  /** The printer as it was read last; null: it is not in the list yet. */
  printer: Printer | null;
  reload: () => Promise<void>;
  onClose: () => void;
};

/**
 * The addresses to type into the printer with plain instructions, shown once; waits for its first
 * contact and says when it came. docs/rules/counter-printers.md#adding-a-printer.
 */
export function AddressDialog({ addresses, storeId, printer, reload, onClose }: Props) {
  const { address: texts, form } = usePrintersTexts();
  const isConnected = printer !== null && hasConnected(printer.state);
  const title = texts.title(addresses.name);
  return (
    <Dialog label={title} closeLabel={form.close} staysOnOverlay onClose={onClose}>
      <DialogHead title={title} lead={texts.once} />
      <DialogBody>
        <div className={css.form}>
          <Address name={texts.url} url={addresses.url} />
          {addresses.statusUrl === null ? null : (
            <Address name={texts.status} url={addresses.statusUrl} />
          )}
          <Steps kind={addresses.kind} />
          <p className={css.contact} role="status" data-connected={isConnected || undefined}>
            <Icon name={isConnected ? 'check' : printerIcon} size={24} />
            {isConnected ? texts.connected : texts.wait}
          </p>
          {printer !== null && isConnected ? (
            <TestButton {...{ printer, storeId, reload }} />
          ) : null}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button wide look={isConnected ? 'main' : 'quiet'} onClick={onClose}>
          {isConnected ? texts.done : texts.later}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

const steps = {
  star: ['network', 'testPage', 'open', 'star', 'save'],
  epson: ['network', 'testPage', 'open', 'epson', 'status', 'save'],
} as const;

function Steps({ kind }: { kind: PrinterKind }) {
  const { address: texts } = usePrintersTexts();
  return (
    <ol className={css.steps}>
      {steps[kind].map((step) => (
        <li key={step}>{texts.steps[step]}</li>
      ))}
    </ol>
  );
}

function Address({ name, url }: { name: string; url: string }) {
  const { toasts } = useCounter();
  const { address: texts } = usePrintersTexts();
  const copy = (): void => {
    navigator.clipboard.writeText(url).then(
      () => showToast(toasts, texts.copied),
      () => showToast(toasts, texts.notCopied),
    );
  };
  return (
    <div className={css.address} role="group" aria-label={name}>
      <span aria-hidden="true">{name}</span>
      <code>{url}</code>
      <Button look="soft" aria-label={texts.copyOf(name)} onClick={copy}>
        {texts.copy}
      </Button>
    </div>
  );
}
