import type { PaymentRedirect } from './start-redirect-payment.ts';

/** Leaves for the provider by a real form, with the fields as the provider wants them and no others. docs/rules/payments.md#provider-form. */
export function submitRedirectForm({ method, action, fields }: PaymentRedirect): void {
  const form = document.createElement('form');
  form.method = method;
  form.action = action;
  form.hidden = true;
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
