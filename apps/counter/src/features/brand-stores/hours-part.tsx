import { Button } from '@comanda/ui/button.tsx';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { FormPart } from '../../counter/brand-draft/field-parts.tsx';
import { HoursRows } from '../../counter/brand-draft/hours-rows.tsx';
import { StorePart } from './store-part.tsx';
import { useBrandStoreTexts } from './use-brand-store-texts.ts';
import type { StoreForm } from './use-store-form.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** The part about the weekly hours of each way of dispatch that the store offers. */
export function HoursPart({ form: { fields, set, problems } }: { form: StoreForm }) {
  const { form: texts, wrong } = useBrandStoreTexts();
  const { method, deliveryHours, pickupHours } = fields;
  const delivers = method === 'both' || method === 'store_delivery';
  const hasPickup = method === 'both' || method === 'in_store';
  const isSet = (!delivers || deliveryHours.length > 0) && (!hasPickup || pickupHours.length > 0);
  return (
    <StorePart
      title={texts.hours}
      now={isSet ? texts.hoursSet : texts.hoursNone}
      isWrong={problems.has('deliveryHours') || problems.has('pickupHours')}
    >
      <p className={backOffice.note}>{texts.hoursHint}</p>
      {delivers && (
        <FormPart title={texts.deliveryHours}>
          <HoursRows
            hours={deliveryHours}
            days={everyDay}
            isWrong={problems.has('deliveryHours')}
            problem={wrong.hours}
            onChange={(rows) => set({ deliveryHours: rows })}
          />
        </FormPart>
      )}
      {hasPickup && (
        <FormPart title={texts.pickupHours}>
          {delivers && deliveryHours.length > 0 && (
            <div>
              <Button look="link" onClick={() => set({ pickupHours: deliveryHours })}>
                {texts.sameHours}
              </Button>
            </div>
          )}
          <HoursRows
            hours={pickupHours}
            days={everyDay}
            isWrong={problems.has('pickupHours')}
            problem={wrong.hours}
            onChange={(rows) => set({ pickupHours: rows })}
          />
        </FormPart>
      )}
    </StorePart>
  );
}
