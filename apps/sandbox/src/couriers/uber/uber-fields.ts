import { isObject, readObject } from '../../http/read-json.ts';
import {
  type FieldCheck,
  type FieldChecks,
  flagField,
  instantField,
  latitudeField,
  listField,
  longitudeField,
  numberField,
  objectField,
  oneOfField,
  phoneField,
  fieldProblems,
  textField,
  wholeField,
} from '../field-checks.ts';

const notes = textField(280, 0);
const reference = textField(255);

/**
 * An address: plain text, or a JSON string of street lines, city, state, zip code and country. An
 * object is refused.
 */
const addressField: FieldCheck = (value) => {
  if (typeof value !== 'string' || value.trim() === '') return 'address as text';
  if (!value.trimStart().startsWith('{'))
    return value.length <= 300 ? null : 'address of at most 300 characters';
  const address = readObject(value);
  return address === null ? 'JSON text of an address' : structuredAddress(address);
};

const structuredAddress = objectField(
  {
    street_address: listField(textField(200), 1, 3),
    city: textField(100),
    country: textField(2, 2),
  },
  { state: textField(100, 0), zip_code: textField(20, 0) },
);

const windowFields: FieldChecks = {
  pickup_ready_dt: instantField,
  pickup_deadline_dt: instantField,
  dropoff_ready_dt: instantField,
  dropoff_deadline_dt: instantField,
};

const placeFields: FieldChecks = {
  pickup_latitude: latitudeField,
  pickup_longitude: longitudeField,
  dropoff_latitude: latitudeField,
  dropoff_longitude: longitudeField,
};

const item = objectField(
  { name: textField(200), quantity: wholeField(1, 1_000) },
  {
    size: oneOfField('small', 'medium', 'large', 'xlarge'),
    price: wholeField(0),
    weight: wholeField(1, 50_000),
    must_be_upright: flagField,
    vat_percentage: wholeField(0),
    dimensions: objectField({
      length: numberField(1, 500),
      height: numberField(1, 500),
      depth: numberField(1, 500),
    }),
  },
);

/** Settings of a test delivery in a real account, with a robot courier. */
const testSpecifications: FieldCheck = (value) =>
  isObject(value) && isObject(value['robo_courier_specification'])
    ? null
    : 'robo_courier_specification';

const addresses: FieldChecks = { pickup_address: addressField, dropoff_address: addressField };

/** Checks every field of a quote's body. */
export const quoteProblems = (body: Readonly<Record<string, unknown>>) =>
  fieldProblems(body, addresses, {
    ...placeFields,
    ...windowFields,
    pickup_phone_number: phoneField,
    dropoff_phone_number: phoneField,
    manifest_total_value: wholeField(0),
    external_store_id: reference,
  });

/** Checks every field of a delivery's body. */
export const deliveryProblems = (body: Readonly<Record<string, unknown>>) =>
  fieldProblems(
    body,
    {
      ...addresses,
      pickup_name: textField(100),
      pickup_phone_number: phoneField,
      dropoff_name: textField(100),
      dropoff_phone_number: phoneField,
      manifest_items: listField(item),
    },
    {
      ...placeFields,
      ...windowFields,
      quote_id: textField(80),
      pickup_business_name: textField(100),
      pickup_notes: notes,
      dropoff_business_name: textField(100),
      dropoff_notes: notes,
      dropoff_seller_notes: notes,
      deliverable_action: oneOfField(
        'deliverable_action_meet_at_door',
        'deliverable_action_leave_at_door',
      ),
      undeliverable_action: oneOfField('leave_at_door', 'return', 'discard'),
      manifest_reference: reference,
      manifest_total_value: wholeField(0),
      idempotency_key: reference,
      external_id: reference,
      external_store_id: reference,
      tip: wholeField(0),
      test_specifications: testSpecifications,
    },
  );

/** Checks the fields that an update may change. */
export const updateProblems = (body: Readonly<Record<string, unknown>>) =>
  fieldProblems(
    body,
    {},
    {
      dropoff_notes: notes,
      dropoff_seller_notes: notes,
      pickup_notes: notes,
      manifest_reference: reference,
      tip_by_customer: wholeField(0),
    },
  );
