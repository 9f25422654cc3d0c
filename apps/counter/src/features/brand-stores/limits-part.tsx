import { deliveryOptions } from '@comanda/domain/store/delivery-options.ts';
import { orderTakers } from '@comanda/domain/store/order-takers.ts';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import {
  MoneyField,
  SelectField,
  TextField,
  ToggleChips,
} from '../../counter/brand-draft/field-parts.tsx';
import { SwitchRow } from '../../counter/switch-row.tsx';
import { StorePart } from './store-part.tsx';
import { useBrandStoreTexts } from './use-brand-store-texts.ts';
import type { StoreForm } from './use-store-form.ts';

/** The part about waits, the smallest and the greatest order, and who takes the orders. */
export function LimitsPart({ form: { fields, set, problems } }: { form: StoreForm }) {
  const { form: texts, wrong } = useBrandStoreTexts();
  const minutes = (field: 'deliveryWait' | 'pickupWait') =>
    problems.has(field) ? wrong.minutes : undefined;
  const least = problems.has('minimum') ? wrong.amount : undefined;
  return (
    <StorePart
      title={texts.limits}
      now={texts.waits({ delivery: fields.deliveryWait, pickup: fields.pickupWait })}
      isWrong={(
        [
          'deliveryWait',
          'pickupWait',
          'minimum',
          'maximum',
          'above',
          'capacity',
          'accept',
          'handOver',
        ] as const
      ).some((field) => problems.has(field))}
    >
      <div className={backOffice.pair}>
        <TextField
          label={texts.deliveryWait}
          inputMode="numeric"
          value={fields.deliveryWait}
          problem={minutes('deliveryWait')}
          onChange={(deliveryWait) => set({ deliveryWait })}
        />
        <TextField
          label={texts.pickupWait}
          inputMode="numeric"
          value={fields.pickupWait}
          problem={minutes('pickupWait')}
          onChange={(pickupWait) => set({ pickupWait })}
        />
      </div>
      <div className={backOffice.pair}>
        <MoneyField
          label={texts.minimum}
          value={fields.minimum}
          problem={problems.has('above') ? wrong.above : least}
          onChange={(minimum) => set({ minimum })}
        />
        <MoneyField
          label={texts.maximum}
          value={fields.maximum}
          problem={problems.has('maximum') ? wrong.amount : undefined}
          onChange={(maximum) => set({ maximum })}
        />
      </div>
      <SwitchRow
        label={texts.future}
        hint={texts.futureHint}
        isOn={fields.future}
        onChange={(future) => set({ future })}
      />
      <TextField
        label={texts.capacity}
        hint={texts.capacityHint}
        inputMode="numeric"
        value={fields.capacity}
        problem={problems.has('capacity') ? wrong.capacity : undefined}
        onChange={(capacity) => set({ capacity })}
      />
      <TextField
        label={texts.accept}
        hint={texts.acceptHint}
        inputMode="numeric"
        value={fields.accept}
        problem={problems.has('accept') ? wrong.accept : undefined}
        onChange={(accept) => set({ accept })}
      />
      <ToggleChips
        legend={texts.handOver}
        options={deliveryOptions.map((value) => ({ value, label: texts.handOverOf[value] }))}
        chosen={fields.handOver}
        problem={problems.has('handOver') ? wrong.methods : undefined}
        onChange={(handOver) => set({ handOver })}
      />
      <SelectField
        label={texts.taker}
        value={fields.taker}
        options={orderTakers.map((value) => ({ value, label: texts.takers[value] }))}
        onChange={(taker) => set({ taker })}
      />
    </StorePart>
  );
}
