import type { MapTiles } from '@comanda/domain/tenant/map-tiles.ts';
import type { ServiceConfig } from './choose-service.ts';

type MapConfig = {
  mapTileUrl: string | null;
  mapAttribution: string;
  demo: boolean;
  sandboxUrl: string | null;
};

/** The map pictures of this installation: those that are set, in a demonstration the sandbox's, or none. */
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

/** Who is to be thanked for addresses, as their terms ask: said on the map on which they are shown. null: they are our own. */
export function addressAttribution({
  googleMapsKey,
  photonUrl,
  nominatimUrl,
}: ServiceConfig): string | null {
  if (googleMapsKey !== null) return 'Direcciones: Google Maps';
  return photonUrl === null && nominatimUrl === null ? null : 'Direcciones © OpenStreetMap';
}
