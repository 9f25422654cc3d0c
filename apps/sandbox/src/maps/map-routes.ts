import type { FastifyInstance } from 'fastify';
import type { Control } from '../control/control.ts';
import { type City, readCity } from './city.ts';
import { googleRoutes } from './google-routes.ts';
import { createBillingSessions } from './google-billing-sessions.ts';
import { nominatimRoutes } from './nominatim-routes.ts';
import { photonRoutes } from './photon-routes.ts';
import { tileRoutes } from './tile-routes.ts';

/** Provider names for faults of maps and address services. */
export const mapProviders = ['tiles', 'google', 'photon', 'nominatim'] as const;

/** Mounts all map and address services. The city's files are read at the first call. */
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
