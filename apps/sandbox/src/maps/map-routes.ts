import type { FastifyInstance } from 'fastify';
import type { Control } from '../control/control.ts';
import { type City, readCity } from './city.ts';
import { googleRoutes } from './google-routes.ts';
import { createBillingSessions } from './google-billing-sessions.ts';
import { nominatimRoutes } from './nominatim-routes.ts';
import { photonRoutes } from './photon-routes.ts';
import { tileRoutes } from './tile-routes.ts';

/** Names that faults of maps and address services are played under. */
export const mapProviders = ['tiles', 'google', 'photon', 'nominatim'] as const;

/** Everything that knows the invented city. Its files are read when it is first asked for. */
export function mapRoutes(
  app: FastifyInstance,
  { control, tenantsFolder }: { control: Control; tenantsFolder: string },
): void {
  let read: City | null = null;
  const city = (): City => (read ??= readCity(tenantsFolder));
  tileRoutes(app, { city, control });
  photonRoutes(app, { city, control });
  nominatimRoutes(app, { city, control });
  googleRoutes(app, { city, control, sessions: createBillingSessions() });
}
