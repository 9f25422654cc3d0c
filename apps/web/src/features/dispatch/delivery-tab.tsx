import { hasStreetNumber } from '@comanda/domain/address/history.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useId, useState } from 'react';
import { useApp, useArea, useShop } from '../../platform/app-context.tsx';
import type { StoredAddress } from '../../platform/shop-schema.ts';
import { Button } from '../../ui/button.tsx';
import { DialogBody, DialogFoot } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AddressBox } from './address-box.tsx';
import { keepAddress } from './address-history.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import type { Chosen } from './chosen.ts';
import css from './dispatch.module.css';
import { RecentAddresses } from './recent-addresses.tsx';
import type { Place } from './use-places.ts';

type Props = { onChoose: (chosen: Chosen) => void; onPickup: () => void };
type Problem = 'needsNumber' | 'notFound' | Exclude<Coverage['kind'], 'covered'> | null;

/** Where to bring it: a typed address with suggestions, the unit and how to get in. The store and its fee follow from the place. */
export function DeliveryTab({ onChoose, onPickup }: Props) {
  const { api, clock } = useApp();
  const words = useArea(dispatchTexts);
  const before = useShop((shop) => (shop.place.choice.kind === 'delivery' ? shop.place.choice.address : null));
  const [place, setPlace] = useState<Place | null>(before && placeOf(before));
  const [details, setDetails] = useState({ apartmentDetails: before?.apartmentDetails ?? '', dispatchNote: before?.dispatchNote ?? '' });
  const [problem, setProblem] = useState<Problem>(null);
  const [busy, setBusy] = useState(false);
  const deliver = async (address: StoredAddress): Promise<void> => {
    setBusy(true);
    const coverage = await coverageOf(api, address);
    setBusy(false);
    if (coverage.kind !== 'covered') return setProblem(coverage.kind);
    keepAddress(address, clock.now());
    onChoose({ storeId: coverage.by.store.id, choice: { kind: 'delivery', address } });
  };
  const submit = (): void => {
    if (busy) return;
    if (place === null) return setProblem('notFound');
    if (!hasStreetNumber(place.textAddress)) return setProblem('needsNumber');
    void deliver({ ...addressOf(place), ...details });
  };
  return (
    <>
      <DialogBody>
        <div className={css.stack}>
          <AddressBox
            initial={before?.textAddress ?? ''}
            problem={problem === 'needsNumber' ? words.addressNeedsNumber : problem === 'notFound' ? words.addressEmpty : undefined}
            onPick={(picked) => {
              setPlace(picked);
              setProblem(null);
            }}
          />
          {problem === 'outside' ? <Outside onPickup={onPickup} /> : null}
          {problem === 'down' ? <Notice tone="bad">{words.addressDown}</Notice> : null}
          {place === null ? (
            <RecentAddresses onPick={(address) => void deliver(address)} />
          ) : (
            <Details value={details} onChange={setDetails} />
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button wide onClick={submit} aria-disabled={busy}>
          {place === null ? words.addressUse : words.addressConfirm(place.textAddress)}
        </Button>
      </DialogFoot>
    </>
  );
}

function Outside({ onPickup }: { onPickup: () => void }) {
  const words = useArea(dispatchTexts);
  return (
    <Notice tone="bad">
      <b>{words.outsideTitle}</b>
      <p>{words.outsideText}</p>
      <Button look="link" onClick={onPickup}>
        {words.outsidePickup}
      </Button>
    </Notice>
  );
}

type DetailsValue = Pick<StoredAddress, 'apartmentDetails' | 'dispatchNote'>;

function Details({ value, onChange }: { value: DetailsValue; onChange: (value: DetailsValue) => void }) {
  const words = useArea(dispatchTexts);
  const id = useId();
  return (
    <>
      <Field id={`${id}-unit`} label={words.unit}>
        <input
          value={value.apartmentDetails}
          maxLength={80}
          placeholder={words.unitExample}
          autoComplete="address-line2"
          onChange={(event) => onChange({ ...value, apartmentDetails: event.target.value })}
        />
      </Field>
      <Field id={`${id}-note`} label={words.note}>
        <input
          value={value.dispatchNote}
          maxLength={200}
          placeholder={words.noteExample}
          autoComplete="off"
          onChange={(event) => onChange({ ...value, dispatchNote: event.target.value })}
        />
      </Field>
    </>
  );
}

const addressOf = ({ textAddress, city, latitude, longitude, placeId }: Place): StoredAddress => ({
  textAddress,
  city,
  latitude,
  longitude,
  placeId,
  apartmentDetails: '',
  dispatchNote: '',
});

const placeOf = ({ textAddress, city, latitude, longitude, placeId }: StoredAddress): Place => ({
  textAddress,
  city,
  latitude,
  longitude,
  placeId: placeId ?? '',
  streetNumber: null,
  precision: 'address',
});
