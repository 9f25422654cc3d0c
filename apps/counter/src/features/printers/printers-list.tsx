import type { Printer } from '@comanda/contract/counter/printers.ts';
import { printerStations } from '@comanda/domain/printer/printer.ts';
import { Button } from '@comanda/ui/button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { printTestPage } from '@comanda/contract/counter/printers.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { PrinterState } from './printer-state.tsx';
import css from './printers.module.css';
import { usePrintersTexts } from './use-printers-texts.ts';

type Props = {
  storeId: StoreId;
  printers: readonly Printer[];
  reload: () => Promise<void>;
  /** Opens the change of a printer; null: the viewer changes none. */
  onChange: ((printer: Printer) => void) | null;
};

/**
 * The printers of the store under their stations.
 * docs/rules/counter-printers.md#list-of-printers.
 */
export function PrintersList({ printers, ...rest }: Props) {
  const texts = usePrintersTexts();
  return printerStations.map((station) => {
    const here = printers.filter((printer) => printer.station === station);
    if (here.length === 0) return null;
    return (
      <div key={station}>
        <h3 className={css.station}>{texts.station[station]}</h3>
        <ul className={css.list} aria-label={texts.station[station]}>
          {here.map((printer) => (
            <PrinterRow key={printer.id} printer={printer} {...rest} />
          ))}
        </ul>
      </div>
    );
  });
}

type RowProps = Omit<Props, 'printers'> & { printer: Printer };

function PrinterRow({ printer, storeId, reload, onChange }: RowProps) {
  const texts = usePrintersTexts();
  const { name } = printer;
  return (
    <li className={css.printer}>
      <div className={css.what}>
        <b className={css.name}>{name}</b>
        <span className={css.quiet}>{useSettingsText()(printer)}</span>
      </div>
      <PrinterState printer={printer} />
      {onChange === null ? null : (
        <div className={css.actions}>
          <TestButton printer={printer} storeId={storeId} reload={reload} />
          <Button look="quiet" aria-label={texts.changeOf(name)} onClick={() => onChange(printer)}>
            {texts.change}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Returns a function that writes what a printer is set to: `Star · 80 mm · Al llegar`. */
function useSettingsText(): (printer: Printer) => string {
  const texts = usePrintersTexts();
  return ({ kind, paperWidth, printsOn, copies, categoryIds }) =>
    [
      texts.kind[kind],
      texts.width(paperWidth),
      texts.moment[printsOn],
      ...(copies === 1 ? [] : [texts.copies(copies)]),
      ...(categoryIds.length === 0 ? [] : [texts.categories(categoryIds.length)]),
    ].join(' · ');
}

/** Queues a test page, also on a printer that cannot print it yet. */
export function TestButton({ printer, storeId, reload }: Omit<RowProps, 'onChange'>) {
  const { toasts } = useCounter();
  const texts = usePrintersTexts();
  const { id, name } = printer;
  const { run, isBusy } = useCounterAction(printTestPage, {
    onDone: () => {
      showToast(toasts, texts.tested(name));
      void reload();
    },
  });
  return (
    <ActionButton
      look="soft"
      isBusy={isBusy}
      label={texts.testOf(name)}
      onPress={() => void run({ params: { id: storeId, printerId: id } })}
    >
      {texts.test}
    </ActionButton>
  );
}
