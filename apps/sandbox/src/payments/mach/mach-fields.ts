import type { ProviderResponse } from '../../http/provider-response.ts';
import { isObject, numberOrNull, readObject, textOrNull } from '../../http/read-json.ts';
import {
  type FieldChecks,
  fieldProblems,
  objectField,
  textField,
  wholeField,
} from '../../couriers/field-checks.ts';
import { invalidField, machRefusals } from './mach-refusal.ts';

export type NewMachPayment = { amount: number; title: string; upstreamId: string };
type Read<Value> = { ok: true; value: Value } | { ok: false; answer: ProviderResponse };

/** The greatest payment in pesos. Pages of third parties name it; MACH's own documents do not. */
const maxMachAmount = 500_000;
const maxMetadataFields = 20;

const payment = objectField(
  {
    amount: wholeField(1, maxMachAmount),
    title: textField(50),
    message: textField(250),
    upstream_id: textField(64),
  },
  {
    metadata: (value) =>
      isObject(value) && Object.keys(value).length <= maxMetadataFields ? null : 'object',
  },
);

/**
 * Reads the body of `POST /payments`: one object `payment`, with no field that MACH does not know.
 */
export function readCreateBody(rawBody: string): Read<NewMachPayment> {
  const read = readFields(rawBody, { payment });
  if (!read.ok) return read;
  const fields = isObject(read.value['payment']) ? read.value['payment'] : {};
  return {
    ok: true,
    value: {
      amount: numberOrNull(fields['amount']) ?? 0,
      title: textOrNull(fields['title']) ?? '',
      upstreamId: textOrNull(fields['upstream_id']) ?? '',
    },
  };
}

/** Reads the body of confirm, reverse and cancel: an empty JSON object. */
export const readEmptyBody = (rawBody: string): Read<unknown> => readFields(rawBody, {});

/** Reads the body of a refund: its amount in whole pesos. */
export function readRefundBody(rawBody: string): Read<number> {
  const read = readFields(rawBody, { amount: wholeField(1) });
  return read.ok ? { ok: true, value: numberOrNull(read.value['amount']) ?? 0 } : read;
}

function readFields(
  rawBody: string,
  required: FieldChecks,
): Read<Readonly<Record<string, unknown>>> {
  const body = readObject(rawBody);
  if (body === null) return { ok: false, answer: machRefusals.badJson };
  const [problem] = Object.entries(fieldProblems(body, required, {}));
  return problem === undefined
    ? { ok: true, value: body }
    : { ok: false, answer: invalidField(problem[0], problem[1]) };
}
