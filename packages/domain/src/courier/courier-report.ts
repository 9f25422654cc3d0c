import type { ReportSource } from '../report/report-source.ts';
import type { CourierProblem, Rider } from './delivery.ts';
import type { DeliveryStatus } from './delivery-status.ts';

/**
 * One report by a courier about one delivery. `at`: milliseconds; for an answer, the instant of the
 * poll. `refused`: the courier refused the dispatch. `noRecord`: it knows no such delivery.
 * `unknown`: the answer cannot be read.
 */
export type CourierReport = {
  readonly source: ReportSource;
  readonly reported: DeliveryStatus | 'refused' | 'noRecord' | 'unknown';
  readonly at: number;
  readonly courierRef?: string;
  readonly problem?: CourierProblem;
  readonly rider?: Rider | null;
  readonly eta?: number | null;
  readonly trackingUrl?: string;
};
