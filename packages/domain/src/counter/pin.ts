import { type FieldProblem, problem } from '../checkout/field-problem.ts';

/** Digits of a PIN. docs/rules/counter-staff.md#pin. */
export const pinLength = 4;

const shape = /^\d{4}$/;
const upwards = '0123456789';
const downwards = '9876543210';

/**
 * Returns why a text cannot be a PIN: it is not four digits (`format`), or it is one of those that
 * everybody tries first: four equal digits or four in a row (`refused`).
 * docs/rules/counter-staff.md#pin.
 */
export function checkPin(text: string): FieldProblem | null {
  if (!shape.test(text)) return problem('format');
  const isEqual = new Set(text).size === 1;
  return isEqual || upwards.includes(text) || downwards.includes(text) ? problem('refused') : null;
}
