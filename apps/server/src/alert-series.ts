import type { TenantId } from '@comanda/domain/ids.ts';
import { kitchenProblems } from '@comanda/domain/order/kitchen-retry.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import type { AlertSeries } from './platform/metrics.ts';

const seriesWithoutBrand: readonly AlertSeries[] = [
  { name: 'comanda_limit_hits_total', labels: { limit: 'wrongCodes' } },
  { name: 'comanda_mails_total', labels: { outcome: 'failed' } },
  { name: 'comanda_log_write_failures_total', labels: {} },
  { name: 'comanda_unhandled_rejections_total', labels: {} },
  { name: 'comanda_enrolments_total', labels: { method: 'any', outcome: 'stranger' } },
  ...['logged', 'repeated'].map((outcome) => ({
    name: 'comanda_client_errors_total' as const,
    labels: { outcome },
  })),
  ...paymentMethodNames.flatMap((method): AlertSeries[] => [
    { name: 'comanda_payment_webhooks_total', labels: { method, outcome: 'notAuthentic' } },
    { name: 'comanda_enrolments_total', labels: { method, outcome: 'lost' } },
    { name: 'comanda_payments_total', labels: { method, outcome: 'failed' } },
    { name: 'comanda_payments_total', labels: { method, outcome: 'completed' } },
  ]),
];

/**
 * Returns the counters that the rules of docs/operations/alerts.yaml read, with all labels that are
 * known, for these brands. docs/rules/operations.md#counters-of-alerts.
 */
export const alertSeries = (tenantIds: readonly TenantId[]): AlertSeries[] => [
  ...seriesWithoutBrand,
  ...tenantIds.flatMap((tenant): AlertSeries[] => [
    { name: 'comanda_unaccepted_alerts_total', labels: { tenant } },
    ...kitchenProblems.map((problem) => ({
      name: 'comanda_kitchen_alerts_total' as const,
      labels: { tenant, problem },
    })),
  ]),
];
