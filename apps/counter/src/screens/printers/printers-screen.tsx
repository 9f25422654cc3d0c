import type { Printer } from '@comanda/contract/counter/printers.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { type RefObject, useRef, useState } from 'react';
import { Panel, ReadingState, Screen } from '../../counter/screen.tsx';
import { useConnection } from '../../counter/use-connection.ts';
import { useFocusAfterRemoval } from '../../counter/use-focus-after-removal.ts';
import { useSession, useStores } from '../../counter/use-session.ts';
import {
  AddPrinterDialog,
  type ShownAddresses,
} from '../../features/printers/add-printer-dialog.tsx';
import { AddressDialog } from '../../features/printers/address-dialog.tsx';
import { ChangePrinterDialog } from '../../features/printers/change-printer-dialog.tsx';
import { PrintersList } from '../../features/printers/printers-list.tsx';
import css from '../../features/printers/printers.module.css';
import { usePrintersTexts } from '../../features/printers/use-printers-texts.ts';
import { useStorePrinters } from '../../features/printers/use-store-printers.ts';
import { PaperChoice } from '../../features/ticket/paper-choice.tsx';
import { useShellTexts } from '../../counter/use-texts.ts';
import { printerIcon } from '../../platform/icons.ts';
import { paths } from '../../platform/paths.ts';

/**
 * The printers of the store that print by themselves, and the paper of this device.
 * docs/rules/counter-printers.md#list-of-printers.
 */
export function PrintersScreen() {
  const texts = usePrintersTexts();
  const shell = useShellTexts();
  const { store } = useStores();
  return (
    <Screen title={texts.title} back={{ path: paths.store, text: shell.backToStore }}>
      {store === null ? null : <StorePrintersPanel key={store.id} storeId={store.id} />}
      <PaperChoice />
    </Screen>
  );
}

/** The dialog that is open over the list. */
type Opened =
  | { kind: 'add' }
  | { kind: 'change'; printer: Printer }
  | { kind: 'address'; addresses: ShownAddresses };

function StorePrintersPanel({ storeId }: { storeId: StoreId }) {
  const texts = usePrintersTexts();
  const mayChange = useSession().role !== 'crew';
  const [opened, setOpened] = useState<Opened | null>(null);
  const reading = useStorePrinters(storeId, opened?.kind === 'address');
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(addButton, reading.value);
  const { value, reload } = reading;
  return (
    <Panel
      title={texts.ofStore}
      actions={
        mayChange ? (
          <AddButton button={addButton} onPress={() => setOpened({ kind: 'add' })} />
        ) : null
      }
    >
      <p className={css.quiet}>{texts.lead}</p>
      <ReadingState reading={reading} />
      {value?.printers.length === 0 ? <NoPrinters /> : null}
      <PrintersList
        storeId={storeId}
        printers={value?.printers ?? []}
        reload={reload}
        onChange={mayChange ? (printer) => setOpened({ kind: 'change', printer }) : null}
      />
      {mayChange ? null : <p className={css.quiet}>{texts.onlyManagers}</p>}
      <OpenedDialog
        {...{ opened, storeId, reload }}
        printers={value?.printers ?? []}
        onOpen={setOpened}
      />
    </Panel>
  );
}

type AddProps = { button: RefObject<HTMLButtonElement | null>; onPress: () => void };

function AddButton({ button, onPress }: AddProps) {
  const texts = usePrintersTexts();
  const { isOffline } = useConnection();
  return (
    <Button
      ref={button}
      aria-disabled={isOffline}
      onClick={() => (isOffline ? undefined : onPress())}
    >
      {texts.add}
    </Button>
  );
}

function NoPrinters() {
  const texts = usePrintersTexts();
  return (
    <div className={css.none}>
      <Icon name={printerIcon} size={48} />
      <b>{texts.none}</b>
      <p>{texts.noneHint}</p>
    </div>
  );
}

type OpenedProps = {
  opened: Opened | null;
  storeId: StoreId;
  printers: readonly Printer[];
  reload: () => Promise<void>;
  onOpen: (opened: Opened | null) => void;
};

function OpenedDialog({ opened, storeId, printers, reload, onOpen }: OpenedProps) {
  const close = (): void => onOpen(null);
  const showAddresses = (addresses: ShownAddresses): void => {
    onOpen({ kind: 'address', addresses });
    void reload();
  };
  switch (opened?.kind) {
    case undefined:
      return null;
    case 'add':
      return <AddPrinterDialog storeId={storeId} onAdded={showAddresses} onClose={close} />;
    case 'change':
      return (
        <ChangePrinterDialog
          printer={opened.printer}
          storeId={storeId}
          onRenewed={showAddresses}
          onDone={() => void reload()}
          onClose={close}
        />
      );
    case 'address':
      return (
        <AddressDialog
          addresses={opened.addresses}
          storeId={storeId}
          printer={printers.find(({ id }) => id === opened.addresses.printerId) ?? null}
          reload={reload}
          onClose={close}
        />
      );
  }
}
