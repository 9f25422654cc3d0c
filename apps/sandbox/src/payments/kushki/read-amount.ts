import {
  numberField,
  objectField,
  oneOfField,
  type FieldCheck,
} from '../../couriers/field-checks.ts';
import { currencyDecimals } from '../../countries.ts';
import { isObject, objectsIn } from '../../http/read-json.ts';

/** Currencies of this emulator, with the number of their decimals. */
const decimals: Readonly<Record<string, number>> = { ...currencyDecimals, USD: 2 };

export const currencyField: FieldCheck = oneOfField(...Object.keys(decimals));
const part: FieldCheck = numberField(0, 999_999_999);
const extraTaxes = objectField({}, { iac: part, tasaAeroportuaria: part, agenciaDeViaje: part });
const parts = { subtotalIva: part, subtotalIva0: part, iva: part, ice: part };

/**
 * An amount in its parts: the taxed and the untaxed part without tax, the tax, and special taxes.
 */
export const amountField: FieldCheck = objectField(
  { ...parts, currency: currencyField },
  { extraTaxes },
);

/** The sum of an amount's parts, in units of the currency with its decimals. */
export type KushkiAmount = { readonly total: number; readonly currency: string };

/** Adds the parts of a checked amount. Null: a part has more decimals than the currency. */
export function totalOf(value: unknown): KushkiAmount | null {
  if (!isObject(value)) return null;
  const taxes = objectsIn([value['extraTaxes']]).flatMap((each) => Object.values(each));
  const numbers = [...Object.keys(parts).map((name) => value[name]), ...taxes].map(Number);
  const currency = String(value['currency']);
  const unit = 10 ** (decimals[currency] ?? 0);
  const minor = numbers.map((each) => Math.round(each * unit));
  const isExact = numbers.every(
    (each, place) => Math.abs(each * unit - (minor[place] ?? 0)) < 1e-6,
  );
  return isExact ? { total: minor.reduce((sum, each) => sum + each, 0) / unit, currency } : null;
}
