import type { RedirectForm } from '@comanda/domain/payment/payment-next.ts';

/** Navigates to the provider by submitting a form with exactly the provider's fields. docs/rules/payments.md#provider-form. */
export function submitRedirectForm({ method, action, fields }: RedirectForm): void {
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
