import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { rankDeliveryStores } from '@comanda/domain/store/rank-delivery-stores.ts';
import { useState } from 'react';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { TextField, ToggleChips } from '../../counter/brand-draft/field-parts.tsx';
import { useMinute } from '../../counter/use-minute.ts';
import { useMoney } from '../../counter/use-money.ts';
import css from './brand-stores.module.css';
import { degreesOf } from './store-fields.ts';
import { StorePart } from './store-part.tsx';
import { useBrandStoreTexts } from './use-brand-store-texts.ts';
import type { ZonesForm } from './use-zones-form.ts';

type Props = {
  form: ZonesForm;
  probe: GeoPoint | null;
  isTrying: boolean;
  onProbe: (probe: GeoPoint | null) => void;
  onTry: (isTrying: boolean) => void;
};

/**
 * Tries a point: the store, the zone and the terms that a shopper there would get, by the shop's
 * own rules from the draft.
 */
export function TrialPart({ form, probe, isTrying, onProbe, onTry }: Props) {
  const { zones: texts } = useBrandStoreTexts();
  return (
    <StorePart title={texts.trial} now={texts.trialNow}>
      <p className={backOffice.note}>{texts.trialHint}</p>
      <ToggleChips
        legend={texts.trialWays}
        options={[{ value: 'on', label: texts.trialOn }]}
        chosen={isTrying ? ['on'] : []}
        onChange={(chosen) => onTry(chosen.length > 0)}
      />
      <TypedPoint key={`${probe?.latitude} ${probe?.longitude}`} probe={probe} onProbe={onProbe} />
      {probe !== null && <Answer form={form} probe={probe} />}
    </StorePart>
  );
}

function TypedPoint({ probe, onProbe }: Pick<Props, 'probe' | 'onProbe'>) {
  const { zones: texts } = useBrandStoreTexts();
  const [latitude, setLatitude] = useState(probe === null ? '' : String(probe.latitude));
  const [longitude, setLongitude] = useState(probe === null ? '' : String(probe.longitude));
  const leave = (): void => {
    const [up, across] = [degreesOf(latitude), degreesOf(longitude)];
    if (up !== null && across !== null) onProbe({ latitude: up, longitude: across });
  };
  return (
    <div className={backOffice.pair}>
      <TextField
        label={texts.probeLatitude}
        value={latitude}
        onLeave={leave}
        onChange={setLatitude}
      />
      <TextField
        label={texts.probeLongitude}
        value={longitude}
        onLeave={leave}
        onChange={setLongitude}
      />
    </div>
  );
}

function Answer({ form, probe }: { form: ZonesForm; probe: GeoPoint }) {
  const { zones: texts } = useBrandStoreTexts();
  const money = useMoney();
  const now = useMinute();
  const [first] = rankDeliveryStores(form.drawn(), probe, { now, requestedTime: null, days: 1 });
  return (
    <div className={css.answer} role="status">
      {first === undefined ? (
        <b>{texts.nobody}</b>
      ) : (
        <>
          <b>{texts.gets({ store: first.store.name, zone: first.zone.name })}</b>
          <span>
            {texts.terms({
              fee: money(first.zone.fee),
              minimum: money(first.zone.minimum),
              minutes: String(first.zone.waitTime),
            })}
          </span>
        </>
      )}
    </div>
  );
}
