/** Where the pictures of maps come from: `tileUrl` with `{z}`, `{x}` and `{y}`; `attribution`, who is to be thanked for them, as plain text. */
export type MapTiles = { tileUrl: string; attribution: string };

const shape =
  /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/(?:[A-Za-z0-9._~@-]|\{[zxy]\})+)+(?:\?[A-Za-z0-9._~=&-]+)?$/;

/** Whether a text is an address of map pictures. Its origin becomes part of the pages' policy, so nothing else may be in it. */
export const isTileUrl = (text: string): boolean =>
  shape.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.split(part).length === 2);

/** Scheme, host and port of an address that {@link isTileUrl} took. */
export const tileOrigin = ({ tileUrl }: MapTiles): string => tileUrl.split('/', 3).join('/');

/** The thanks of a map, and of the addresses on it once: a map of OpenStreetMap thanks it already. */
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
