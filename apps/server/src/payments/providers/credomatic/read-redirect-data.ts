import type { FramedForm } from '@comanda/domain/payment/payment-next.ts';
import { isPageOfProvider } from '../../provider/is-page-of-provider.ts';
import * as v from 'valibot';
import { webUrl } from '../../../platform/calls/wire-fields.ts';

const maxFields = 20;
const maxValue = 8_192;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
};

/**
 * Reads PowerTranz' RedirectData, a document of theirs, down to what the browser needs: the one form's method, action and hidden fields. The
 * shop's page builds a new form from these and submits it in a frame; no markup and no script of the document is used. null: it has not
 * exactly one form with an address and fields that can be stored. Pure.
 */
export function readRedirectData(document: string): FramedForm | null {
  const forms = tagsOf(document, 'form');
  const [form] = forms;
  const action = form && forms.length === 1 ? attributeOf(form, 'action') : null;
  if (form == null || !v.is(webUrl, action)) return null;
  const fields = fieldsOf(document);
  if (fields === null) return null;
  const method = attributeOf(form, 'method')?.toUpperCase() === 'GET' ? 'GET' : 'POST';
  return { kind: 'framedForm', method, action, fields };
}

/** The form, if its action is on the list of PowerTranz' own origins. Pure. */
export function formWithin(
  form: FramedForm | null,
  pageOrigins: readonly string[],
): FramedForm | null {
  return form !== null && isPageOfProvider({ pageOrigins }, form.action) ? form : null;
}

/** Only hidden fields count: any other input would ask the shopper for something. null: too many, too long, unreadable, or one without a name. */
function fieldsOf(document: string): Readonly<Record<string, string>> | null {
  const fields: Record<string, string> = {};
  for (const input of tagsOf(document, 'input')) {
    if (attributeOf(input, 'type')?.toLowerCase() !== 'hidden') continue;
    const name = attributeOf(input, 'name') ?? '';
    const value = attributeOf(input, 'value') ?? '';
    if (!/^[\w.-]{1,64}$/u.test(name) || !isStorable(value)) return null;
    fields[name] = value;
  }
  const count = Object.keys(fields).length;
  return count === 0 || count > maxFields ? null : fields;
}

const isStorable = (value: string): boolean =>
  value.length <= maxValue && value.isWellFormed() && !value.includes('\u0000');

/** The opening tags of one name. Each character is read once: a tag without an end ends the search. */
function tagsOf(document: string, name: string): readonly string[] {
  const tags: string[] = [];
  for (let at = document.indexOf('<'); at >= 0; at = document.indexOf('<', at + 1)) {
    const nameEnd = at + 1 + name.length;
    const isNamed = document.slice(at + 1, nameEnd).toLowerCase() === name;
    if (!isNamed || /^[\w-]/u.test(document.charAt(nameEnd))) continue;
    const end = document.indexOf('>', nameEnd);
    if (end < 0) break;
    tags.push(document.slice(at, end + 1));
    at = end;
  }
  return tags;
}

function attributeOf(tag: string, name: string): string | null {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'iu');
  const [, double, single] = pattern.exec(tag) ?? [];
  const text = double ?? single;
  return text === undefined
    ? null
    : text.replaceAll(/&(#?\w{2,5});/gu, (whole, entity: string) => entities[entity] ?? whole);
}
