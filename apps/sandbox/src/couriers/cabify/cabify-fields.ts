import { isObject } from '../../http/read-json.ts';
import {
  type FieldCheck,
  type FieldChecks,
  instantField,
  latitudeField,
  listField,
  longitudeField,
  patternField,
  objectField,
  oneOfField,
  phoneField,
  fieldProblems,
  textField,
  wholeField,
} from '../field-checks.ts';

type Body = Readonly<Record<string, unknown>>;

const uuid = patternField(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'UUID');
/** Cabify's name for the longitude is `lon`. */
const point = objectField({ lat: latitudeField, lon: longitudeField });
const orNull =
  (check: FieldCheck): FieldCheck =>
  (value) =>
    value === null ? null : check(value);

const pointOrAddress: FieldCheck = (value) =>
  isObject(value) && 'address' in value
    ? objectField({ address: textField(300) })(value)
    : point(value);

const measures: FieldChecks = {
  dimensions: objectField(
    {},
    { height: wholeField(0), length: wholeField(0), width: wholeField(0), unit: oneOfField('cm') },
  ),
  weight: objectField({}, { value: wholeField(0), unit: oneOfField('g') }),
};

/** Checks a waypoint: a contact, and exactly one of coordinates, address and hub. */
const endField =
  (more: FieldChecks): FieldCheck =>
  (value) => {
    const contact = objectField({}, { name: orNull(textField(100)), phone: orNull(phoneField) });
    const problem = objectField(
      { contact },
      {
        loc: point,
        addr: textField(300),
        hub_external_id: textField(100),
        instr: orNull(textField(500, 0)),
        ...more,
      },
    )(value);
    if (problem !== null || !isObject(value)) return problem;
    return ['loc', 'addr', 'hub_external_id'].filter((name) => name in value).length === 1
      ? null
      : 'exactly one of loc, addr, hub_external_id';
  };

const newParcel = objectField(
  { pickup_info: endField({ code: orNull(textField(12)) }), dropoff_info: endField({}) },
  {
    ...measures,
    external_id: textField(100),
    price: objectField(
      {},
      { declared_value: wholeField(0), collected_value: wholeField(0), currency: textField(3, 3) },
    ),
    delivery_from: instantField,
    delivery_to: instantField,
  },
);

export const estimateProblems = (body: Body) =>
  fieldProblems(
    body,
    {
      shipping_type_id: uuid,
      parcels: listField(
        objectField(
          { pickup_location: pointOrAddress, dropoff_location: pointOrAddress },
          { ...measures, external_id: textField(100) },
        ),
        1,
        20,
      ),
    },
    { pickup_time: instantField },
  );

/**
 * Checks a new parcel. The emulator accepts exactly one, because a shop of meals sends one at a
 * time.
 */
export const parcelsProblems = (body: Body) =>
  fieldProblems(body, { parcels: listField(newParcel, 1, 1) }, {});

export const shipProblems = (body: Body) =>
  fieldProblems(
    body,
    { parcel_ids: listField(uuid, 1, 1), shipping_type_id: uuid },
    { pickup_time: instantField },
  );

export const deleteProblems = (body: Body) =>
  fieldProblems(body, { parcel_ids: listField(uuid, 1, 20) }, {});
export const notifyProblems = (body: Body) =>
  fieldProblems(body, { event: oneOfField('ready_to_pickup') }, {});

export const subscriptionProblems = (body: Body) =>
  fieldProblems(
    body,
    {
      hook: oneOfField('parcel', 'parcelLocation', 'proofCodeGenerated'),
      callback_url: patternField(/^https?:\/\/\S+$/, 'address'),
    },
    {
      headers: listField(
        objectField({
          name: patternField(/^[A-Za-z0-9-]+$/, 'name of a header'),
          value: textField(300),
        }),
        0,
        10,
      ),
    },
  );
