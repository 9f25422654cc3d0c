import type { FastifyInstance } from 'fastify';
import type { Control } from '../control/control.ts';
import { type City, readCity } from './city.ts';
import { tileRoutes } from './tile-routes.ts';

/** Names that faults of maps are played under. */
export const mapProviders = ['tiles'] as const;

/** Everything that shows the invented city. Its files are read when it is first asked for. */
export function mapRoutes(app: FastifyInstance, { control, tenantsFolder }: { control: Control; tenantsFolder: string }): void {
  let read: City | null = null;
  const city = (): City => (read ??= readCity(tenantsFolder));
  tileRoutes(app, { city, control });
}
