import type { Country } from '../country/countries.ts';
import { type FieldProblem, problem } from './field-problem.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * What the shopper types, without the country prefix that stands before the field: `+56 9 8765 4321` reads `87654321` in Chile. In
 * Mexico the old mobile 1 after +52 is dropped (experience §7).
 */
export function localPhone(text: string, country: Country): string {
  const digits = digitsOf(text);
  const prefix = digitsOf(country.phonePrefix);
  const tail = digits.length > country.phoneDigits && digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
  const oldMobile = country.code === 'mx' && tail.length === country.phoneDigits + 1 && tail.startsWith('1');
  return oldMobile ? tail.slice(1) : tail;
}

/** With the country's prefix: the form that is stored and dialled. */
export const fullPhone = (text: string, country: Country): string => `${country.phonePrefix}${localPhone(text, country)}`;

/** Spec §5 Phone: required; digits, spaces and + only; exactly the country's digits (8 by default) after its prefix. */
export function checkPhone(text: string, country: Country): FieldProblem | null {
  if (text.trim() === '') return problem('required');
  if (!/^[\d +]+$/.test(text)) return problem('digitsOnly');
  return localPhone(text, country).length === country.phoneDigits ? null : { key: 'exactLength', length: country.phoneDigits };
}
