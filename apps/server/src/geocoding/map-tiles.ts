import type { MapTiles } from '@comanda/domain/tenant/settings.ts';
import type { ServiceConfig } from './choose-service.ts';

type MapConfig = {
  mapTileUrl: string | null;
  mapAttribution: string;
  demo: boolean;
  sandboxUrl: string | null;
};

/**
 * Returns the map tiles of this installation: the configured ones, in a demonstration the
 * sandbox's, else null.
 */
export function mapTilesFromConfig({
  mapTileUrl,
  mapAttribution,
  demo,
  sandboxUrl,
}: MapConfig): MapTiles | null {
  if (mapTileUrl !== null) return { tileUrl: mapTileUrl, attribution: mapAttribution };
  if (!demo || sandboxUrl === null) return null;
  return {
    tileUrl: `${sandboxUrl}/tiles/{z}/{x}/{y}.svg`,
    attribution: 'Mapa ficticio de demostración',
  };
}

/**
 * Returns the attribution that an address service's terms require on the map, or null for the
 * embedded gazetteer.
 */
export function addressAttribution({
  googleMapsKey,
  photonUrl,
  nominatimUrl,
}: ServiceConfig): string | null {
  if (googleMapsKey !== null) return 'Direcciones: Google Maps';
  return photonUrl === null && nominatimUrl === null ? null : 'Direcciones © OpenStreetMap';
}
