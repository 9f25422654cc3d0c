import type { Printer } from '@comanda/contract/counter/printers.ts';
import { paperWidths } from '@comanda/domain/counter/ticket/ticket-copy.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import {
  paperOfStation,
  printerLimits,
  type PrinterStation,
  printerStations,
  printMoments,
} from '@comanda/domain/printer/printer.ts';
import { Chips, ChoiceList } from '@comanda/ui/choice.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { Stepper } from '@comanda/ui/stepper.tsx';
import { CategoryChoice, type PrintedCategory } from './category-choice.tsx';
import css from './printers.module.css';
import { Question } from './question.tsx';
import { usePrintersTexts } from './use-printers-texts.ts';

/** The settings of a printer that staff sets. */
export type PrinterSettings = Pick<
  Printer,
  'name' | 'station' | 'paperWidth' | 'printsOn' | 'copies' | 'categoryIds'
>;

/** A printer of the kitchen on usual paper, which prints each order as soon as it is there. */
export const usualSettings: PrinterSettings = {
  name: '',
  station: 'kitchen',
  paperWidth: 80,
  printsOn: 'arrival',
  copies: 1,
  categoryIds: [],
};

type Props = {
  settings: PrinterSettings;
  categories: readonly PrintedCategory[];
  isChecked: boolean;
  onChange: (settings: PrinterSettings) => void;
};

/** The questions of a printer, each with a usual answer but its name. */
export function PrinterFields({ settings, categories, isChecked, onChange }: Props) {
  const { form: texts } = usePrintersTexts();
  const change = (part: Partial<PrinterSettings>): void => onChange({ ...settings, ...part });
  const isOfKitchen = paperOfStation(settings.station) === 'kitchen';
  return (
    <>
      <Field
        id="printer-name"
        label={texts.name}
        hint={texts.nameHint}
        problem={isChecked && settings.name.trim() === '' ? texts.noName : undefined}
      >
        <input
          value={settings.name}
          maxLength={fieldLengths.deviceName}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <StationField station={settings.station} onChange={(station) => change(atStation(station))} />
      <PaperFields settings={settings} onChange={change} />
      {isOfKitchen ? (
        <CategoryChoice
          categories={categories}
          chosen={settings.categoryIds}
          onChange={(categoryIds) => change({ categoryIds })}
        />
      ) : null}
    </>
  );
}

/** The paper of the bag has every dish. */
const atStation = (station: PrinterStation): Partial<PrinterSettings> =>
  paperOfStation(station) === 'kitchen' ? { station } : { station, categoryIds: [] };

type StationProps = { station: PrinterStation; onChange: (station: PrinterStation) => void };

function StationField({ station, onChange }: StationProps) {
  const texts = usePrintersTexts();
  return (
    <Question title={texts.form.station}>
      <ChoiceList
        name="printer-station"
        legend={texts.form.station}
        options={printerStations.map((value) => ({
          value,
          label: texts.station[value],
          hint: texts.stationHint[value],
        }))}
        value={station}
        onChange={onChange}
      />
    </Question>
  );
}

type PaperProps = Pick<Props, 'settings'> & {
  onChange: (part: Partial<PrinterSettings>) => void;
};

function PaperFields({ settings, onChange }: PaperProps) {
  const texts = usePrintersTexts();
  const { form } = texts;
  return (
    <>
      <Question title={form.moment}>
        <Chips
          name="printer-moment"
          legend={form.moment}
          options={printMoments.map((value) => ({ value, label: form.momentHint[value] }))}
          value={settings.printsOn}
          onChange={(printsOn) => onChange({ printsOn })}
        />
      </Question>
      <WidthField width={settings.paperWidth} onChange={(paperWidth) => onChange({ paperWidth })} />
      <div className={css.pair}>
        <b>{form.copies}</b>
        <Stepper
          label={form.copies}
          texts={{ fewer: form.fewer, more: form.more, remove: form.fewer }}
          quantity={settings.copies}
          min={1}
          max={printerLimits.copies}
          onChange={(copies) => onChange({ copies })}
        />
      </div>
    </>
  );
}

type Width = PrinterSettings['paperWidth'];

function WidthField({ width, onChange }: { width: Width; onChange: (width: Width) => void }) {
  const texts = usePrintersTexts();
  return (
    <Question title={texts.form.width}>
      <Chips
        name="printer-width"
        legend={texts.form.width}
        options={paperWidths.map((each) => ({ value: String(each), label: texts.width(each) }))}
        value={String(width)}
        onChange={(value) => onChange(paperWidths.find((each) => String(each) === value) ?? width)}
      />
    </Question>
  );
}
