import { mercadoPago } from '../../payments/providers/mercado-pago/mercado-pago.ts';
import type { RedirectDriver } from '../payment-driver.ts';

/** Drives the sandbox's Mercado Pago page without a browser. */
export const mercadoPagoDriver: RedirectDriver = {
  provider: mercadoPago,
  emulator: 'mercadopago',
  secrets: {
    accessToken: 'TEST-sandbox-mercado-pago',
    webhookSecret: 'sandbox-mercado-pago-webhooks',
  },
  act: async (sandbox, { next }, does) => {
    const token = next.fields['pref_id'];
    const page = await sandbox.call('POST', '/mercadopago/_pay', { token, outcome: does });
    return page.fields;
  },
  calls: { start: 'create', poll: 'search', refund: 'refund' },
  unknownRef: '246813579-00000000-0000-4000-8000-000000000000',
  autoRefundMs: null,
  pollableMs: null,
  noRecordAfterMs: 0,
};
