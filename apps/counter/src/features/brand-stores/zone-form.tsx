import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { MoneyField, TextField } from '../../counter/brand-draft/field-parts.tsx';
import css from './brand-stores.module.css';
import { degreesOf } from './store-fields.ts';
import { useBrandStoreTexts } from './use-brand-store-texts.ts';
import type { ZonesForm } from './use-zones-form.ts';
import type { ZoneFields } from './zone-fields.ts';

type Props = { form: ZonesForm; zone: ZoneFields };

/** The name, the fee and the limits of a zone, and its shape as a circle. */
export function ZoneForm({ form, zone }: Props) {
  const { zones: texts, wrong } = useBrandStoreTexts();
  const { set, problems } = form;
  const amount = (field: 'fee' | 'freeFrom' | 'maximum') =>
    problems.has(field) ? wrong.amount : undefined;
  const least = problems.has('minimum') ? wrong.amount : undefined;
  return (
    <>
      <CircleRow form={form} />
      {problems.has('corners') && <p className={backOffice.problem}>{wrong.corners}</p>}
      {problems.has('crossing') && <p className={backOffice.problem}>{wrong.crossing}</p>}
      <div className={backOffice.pair}>
        <TextField
          label={texts.name}
          value={zone.name}
          problem={problems.has('name') ? wrong.name : undefined}
          onChange={(name) => set({ name })}
        />
        <TextField
          label={texts.wait}
          inputMode="numeric"
          value={zone.wait}
          problem={problems.has('wait') ? wrong.minutes : undefined}
          onChange={(wait) => set({ wait })}
        />
      </div>
      <div className={backOffice.pair}>
        <MoneyField
          label={texts.fee}
          value={zone.fee}
          problem={amount('fee')}
          onChange={(fee) => set({ fee })}
        />
        <MoneyField
          label={texts.freeFrom}
          value={zone.freeFrom}
          problem={amount('freeFrom')}
          onChange={(freeFrom) => set({ freeFrom })}
        />
      </div>
      <div className={backOffice.pair}>
        <MoneyField
          label={texts.minimum}
          value={zone.minimum}
          problem={problems.has('above') ? wrong.above : least}
          onChange={(minimum) => set({ minimum })}
        />
        <MoneyField
          label={texts.maximum}
          value={zone.maximum}
          problem={amount('maximum')}
          onChange={(maximum) => set({ maximum })}
        />
      </div>
      <div className={backOffice.ends}>
        {form.zones.length > 1 && (
          <Button look="quiet" onClick={form.first}>
            {texts.first}
          </Button>
        )}
        <Button look="danger" onClick={form.remove}>
          {texts.remove}
        </Button>
      </div>
    </>
  );
}

function CircleRow({ form }: Pick<Props, 'form'>) {
  const { zones: texts, wrong } = useBrandStoreTexts();
  const [radius, setRadius] = useState('');
  const [isChecked, setChecked] = useState(false);
  const kilometres = degreesOf(radius);
  const isRadius = kilometres !== null && kilometres > 0 && kilometres <= 100;
  return (
    <div className={css.circle}>
      <TextField
        label={texts.radius}
        inputMode="decimal"
        value={radius}
        problem={isChecked && !isRadius ? wrong.radius : undefined}
        onChange={setRadius}
      />
      <Button
        look="soft"
        onClick={() => {
          setChecked(true);
          if (isRadius) form.circle(kilometres);
        }}
      >
        {texts.circle}
      </Button>
    </div>
  );
}
