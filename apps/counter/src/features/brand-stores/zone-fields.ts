import type { Country } from '@comanda/domain/country/countries.ts';
import { textOf } from '@comanda/domain/draft/json.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { polygonOf } from '@comanda/domain/draft/store-of-file.ts';
import { polygonFault } from '@comanda/domain/store/polygon-fault.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { typedAmount } from '../../counter/brand-draft/typed-amount.ts';
import { amountOf, numberText, wholeOf } from './store-fields.ts';

/** A zone as it is typed. `ring`: its corners in the order of the border. */
export type ZoneFields = {
  id: number;
  name: string;
  ring: readonly GeoPoint[];
  fee: string;
  freeFrom: string;
  minimum: string;
  maximum: string;
  wait: string;
};

/** Returns the form of a zone of the draft. */
export const zoneFieldsOf = (zone: FileItem, country: Country): ZoneFields => ({
  id: zone.id,
  name: textOf(zone, 'name'),
  ring: polygonOf(zone),
  fee: typedAmount(zone['fee'], country),
  freeFrom: typedAmount(zone['freeFrom'], country),
  minimum: typedAmount(zone['minimum'], country),
  maximum: typedAmount(zone['maximum'], country),
  wait: numberText(zone['waitTime']),
});

/** Returns the zone of stores.json that a form says; without a minimum it is zero. */
export const zoneValue = (fields: ZoneFields, country: Country): FileItem => ({
  id: fields.id,
  name: fields.name.trim(),
  polygon: fields.ring.map(({ latitude, longitude }) => ({ latitude, longitude })),
  fee: amountOf(fields.fee, country),
  freeFrom: amountOf(fields.freeFrom, country),
  minimum: amountOf(fields.minimum, country) ?? 0,
  maximum: amountOf(fields.maximum, country),
  waitTime: wholeOf(fields.wait),
});

export type ZoneProblem =
  'name' | 'corners' | 'crossing' | 'fee' | 'freeFrom' | 'minimum' | 'maximum' | 'above' | 'wait';

/** Returns what is wrong with a zone in itself. */
export function zoneProblems(fields: ZoneFields, country: Country): ReadonlySet<ZoneProblem> {
  const isAmount = (typed: string): boolean => amountOf(typed, country) !== null;
  const isOptional = (typed: string): boolean => typed.trim() === '' || isAmount(typed);
  const minimum = amountOf(fields.minimum, country);
  const maximum = amountOf(fields.maximum, country);
  const isShort = fields.ring.length < 3;
  const wrong: Readonly<Record<ZoneProblem, boolean>> = {
    name: fields.name.trim() === '',
    corners: isShort,
    crossing: !isShort && polygonFault(fields.ring) !== null,
    fee: !isAmount(fields.fee),
    freeFrom: !isOptional(fields.freeFrom),
    minimum: !isOptional(fields.minimum),
    maximum: !isOptional(fields.maximum),
    above: minimum !== null && maximum !== null && minimum > maximum,
    wait: (wholeOf(fields.wait) ?? 1_441) > 1_440,
  };
  return new Set((Object.keys(wrong) as ZoneProblem[]).filter((field) => wrong[field]));
}
