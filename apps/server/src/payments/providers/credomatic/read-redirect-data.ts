import type { FramedForm } from '@comanda/domain/payment/payment-next.ts';
import { isPageOfProvider } from '../../provider/is-page-of-provider.ts';
import * as v from 'valibot';
import { webUrl } from '../../../platform/calls/wire-fields.ts';
import { attributeOf, tagsOf, type Tag } from './tags-of-document.ts';

const maxForms = 10;
const maxFields = 20;
const maxValue = 8_192;

/**
 * `isInFrame`: the document sends the form to a frame of its own, as it does with the 3DS method.
 */
export type RedirectForm = { readonly form: FramedForm; readonly isInFrame: boolean };

/**
 * Reads PowerTranz' RedirectData, a document of theirs, down to the forms that could open its page:
 * method, action and hidden fields. The shop's page builds a new form from these and submits it in
 * a frame; no markup and no script of the document is used. A form of the 3DS method is none of
 * them, nor one whose address or fields cannot be stored. Pure.
 */
export function readRedirectData(document: string): readonly RedirectForm[] {
  const forms = formsOf(tagsOf(document, ['form', 'input']));
  return forms.length > maxForms ? [] : forms.flatMap((each) => readForm(each) ?? []);
}

/**
 * The form that opens the page: of those whose action is on the list of PowerTranz' own origins the
 * only one, or else the only one that does not go to a frame inside of the document. null: there is
 * none, or it is not clear which. Pure.
 */
export function formWithin(
  forms: readonly RedirectForm[],
  pageOrigins: readonly string[],
): FramedForm | null {
  const own = forms.filter(({ form }) => isPageOfProvider({ pageOrigins }, form.action));
  const shown = own.length === 1 ? own : own.filter(({ isInFrame }) => !isInFrame);
  return shown.length === 1 ? (shown[0]?.form ?? null) : null;
}

type FormTags = { readonly tag: Tag; readonly inputs: Tag[] };

/**
 * The forms with the inputs between their tags. A form inside of another one is none, as in
 * browsers.
 */
function formsOf(tags: readonly Tag[]): readonly FormTags[] {
  const forms: FormTags[] = [];
  let open: FormTags | null = null;
  for (const tag of tags) {
    if (tag.name === 'input') open?.inputs.push(tag);
    else if (tag.isEnd) open = null;
    else if (open === null) {
      open = { tag, inputs: [] };
      forms.push(open);
    }
  }
  return forms;
}

function readForm({ tag, inputs }: FormTags): RedirectForm | null {
  const action = attributeOf(tag, 'action');
  const fields = fieldsOf(inputs);
  if (!v.is(webUrl, action) || fields === null || isMethodForm(fields)) return null;
  const method = attributeOf(tag, 'method')?.toUpperCase() === 'GET' ? 'GET' : 'POST';
  return { form: { kind: 'framedForm', method, action, fields }, isInFrame: goesToFrame(tag) };
}

/**
 * The 3DS method of EMVCo: the bank reads the device in a hidden frame. Its only field has this
 * name.
 */
const isMethodForm = (fields: Readonly<Record<string, string>>): boolean =>
  Object.keys(fields).some((name) => name.toLowerCase() === 'threedsmethoddata');

const goesToFrame = (tag: Tag): boolean =>
  !['', '_self', '_top', '_parent', '_blank'].includes(attributeOf(tag, 'target')?.trim() ?? '');

/**
 * Only hidden fields count: any other input would ask the shopper for something. null: too many,
 * too long, unreadable, or one without a name.
 */
function fieldsOf(inputs: readonly Tag[]): Readonly<Record<string, string>> | null {
  const fields: Record<string, string> = {};
  for (const input of inputs) {
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
