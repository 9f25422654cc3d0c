import type { FramedForm, RedirectForm } from '@comanda/domain/payment/payment-next.ts';

/**
 * Submits a form with exactly the provider's fields: the window leaves for the provider, or the
 * frame of that name shows the provider. docs/rules/payments.md#provider-form.
 */
export function submitForm(
  { method, action, fields }: RedirectForm | FramedForm,
  frame: string | null = null,
): void {
  const form = document.createElement('form');
  form.method = method;
  form.action = action;
  form.hidden = true;
  if (frame !== null) form.target = frame;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
