import { isObject } from '../../http/read-json.ts';
import {
  type Check,
  type Checks,
  instantField,
  latitudeField,
  listField,
  longitudeField,
  matching,
  objectField,
  oneOf,
  phoneField,
  problemsOf,
  textField,
  wholeField,
} from '../fields.ts';

type Body = Readonly<Record<string, unknown>>;

const uuid = matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'UUID');
/** Cabify says `lon`. */
const point = objectField({ lat: latitudeField, lon: longitudeField });
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? null : check(value);

const pointOrAddress: Check = (value) =>
  isObject(value) && 'address' in value ? objectField({ address: textField(300) })(value) : point(value);

const measures: Checks = {
  dimensions: objectField({}, { height: wholeField(0), length: wholeField(0), width: wholeField(0), unit: oneOf('cm') }),
  weight: objectField({}, { value: wholeField(0), unit: oneOf('g') }),
};

/** Contact, and exactly one of coordinates, address and hub. */
const endField =
  (more: Checks): Check =>
  (value) => {
    const contact = objectField({}, { name: orNull(textField(100)), phone: orNull(phoneField) });
    const problem = objectField(
      { contact },
      { loc: point, addr: textField(300), hub_external_id: textField(100), instr: orNull(textField(500, 0)), ...more },
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
    price: objectField({}, { declared_value: wholeField(0), collected_value: wholeField(0), currency: textField(3, 3) }),
    delivery_from: instantField,
    delivery_to: instantField,
  },
);

export const estimateProblems = (body: Body) =>
  problemsOf(
    body,
    {
      shipping_type_id: uuid,
      parcels: listField(
        objectField({ pickup_location: pointOrAddress, dropoff_location: pointOrAddress }, { ...measures, external_id: textField(100) }),
        1,
        20,
      ),
    },
    { pickup_time: instantField },
  );

/** One parcel at a time is all that a shop of meals sends. */
export const parcelsProblems = (body: Body) => problemsOf(body, { parcels: listField(newParcel, 1, 1) }, {});

export const shipProblems = (body: Body) =>
  problemsOf(body, { parcel_ids: listField(uuid, 1, 1), shipping_type_id: uuid }, { pickup_time: instantField });

export const deleteProblems = (body: Body) => problemsOf(body, { parcel_ids: listField(uuid, 1, 20) }, {});
export const notifyProblems = (body: Body) => problemsOf(body, { event: oneOf('ready_to_pickup') }, {});

export const subscriptionProblems = (body: Body) =>
  problemsOf(
    body,
    { hook: oneOf('parcel', 'parcelLocation', 'proofCodeGenerated'), callback_url: matching(/^https?:\/\/\S+$/, 'address') },
    { headers: listField(objectField({ name: matching(/^[A-Za-z0-9-]+$/, 'name of a header'), value: textField(300) }), 0, 10) },
  );
