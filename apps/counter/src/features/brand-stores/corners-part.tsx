import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { TextField } from '../../counter/brand-draft/field-parts.tsx';
import { degreesOf } from './store-fields.ts';
import { StorePart } from './store-part.tsx';
import { useBrandStoreTexts } from './use-brand-store-texts.ts';
import type { ZonesForm } from './use-zones-form.ts';
import type { ZoneFields } from './zone-fields.ts';

/** The corners of a zone as numbers, so that it is drawn with the keyboard too. */
export function CornersPart({ form, zone }: { form: ZonesForm; zone: ZoneFields }) {
  const { zones: texts } = useBrandStoreTexts();
  const { ring } = zone;
  return (
    <StorePart title={texts.corners} now={texts.cornersCount(ring.length)}>
      {ring.map((corner, at) => (
        <CornerRow
          key={`${at} ${corner.latitude} ${corner.longitude}`}
          corner={corner}
          number={at + 1}
          onChange={(next) => form.set({ ring: ring.with(at, next) })}
          onRemove={() => form.set({ ring: ring.toSpliced(at, 1) })}
        />
      ))}
      <div className={backOffice.ends}>
        <Button
          look="soft"
          onClick={() => form.set({ ring: [...ring, ring.at(-1) ?? form.centre] })}
        >
          {texts.addCorner}
        </Button>
        {ring.length > 0 && (
          <Button look="quiet" onClick={() => form.set({ ring: [] })}>
            {texts.clear}
          </Button>
        )}
      </div>
    </StorePart>
  );
}

type RowProps = {
  corner: GeoPoint;
  number: number;
  onChange: (corner: GeoPoint) => void;
  onRemove: () => void;
};

/** A typed number holds when its field is left. */
function CornerRow({ corner, number, onChange, onRemove }: RowProps) {
  const { zones: texts } = useBrandStoreTexts();
  const [latitude, setLatitude] = useState(String(corner.latitude));
  const [longitude, setLongitude] = useState(String(corner.longitude));
  const leave = (): void => {
    const next = {
      latitude: degreesOf(latitude) ?? corner.latitude,
      longitude: degreesOf(longitude) ?? corner.longitude,
    };
    if (next.latitude !== corner.latitude || next.longitude !== corner.longitude) onChange(next);
  };
  return (
    <div className={backOffice.hours} role="group" aria-label={texts.corner(number)}>
      <div className={backOffice.pair}>
        <TextField
          label={texts.latitude(number)}
          value={latitude}
          onLeave={leave}
          onChange={setLatitude}
        />
        <TextField
          label={texts.longitude(number)}
          value={longitude}
          onLeave={leave}
          onChange={setLongitude}
        />
      </div>
      <div>
        <Button look="link" aria-label={texts.removeCorner(number)} onClick={onRemove}>
          {texts.removeCorner(number)}
        </Button>
      </div>
    </div>
  );
}
