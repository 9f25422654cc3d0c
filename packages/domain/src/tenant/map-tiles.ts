import type { MapTiles } from './settings.ts';

const shape =
  /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/(?:[A-Za-z0-9._~@-]|\{[zxy]\})+)+(?:\?[A-Za-z0-9._~=&-]+)?$/;

/**
 * Returns whether a text is a tile URL. Its origin becomes part of the content security policy, so
 * that no other character is allowed.
 */
export const isTileUrl = (text: string): boolean =>
  shape.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.split(part).length === 2);

/** Returns scheme, host and port of a tile URL that {@link isTileUrl} accepted. */
export const tileOrigin = ({ tileUrl }: MapTiles): string => tileUrl.split('/', 3).join('/');

/** Adds the geocoder's credits to the map's, unless the map's credits already contain them. */
export function withAttribution(
  maps: MapTiles | null,
  attribution: string | null,
): MapTiles | null {
  if (maps === null || attribution === null) return maps;
  const isAttributed = ['OpenStreetMap', 'Google'].some(
    (name) => attribution.includes(name) && maps.attribution.includes(name),
  );
  return isAttributed
    ? maps
    : {
        ...maps,
        attribution: [maps.attribution, attribution].filter((part) => part !== '').join(' · '),
      };
}
