import { control, type Map as LeafletMap, map as createMap, tileLayer } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { MapProps } from './map-parts.ts';

export type Latest = Pick<MapProps, 'onMarker' | 'pin'> & { onFail: () => void };
type Given = Pick<MapProps, 'tiles' | 'words'> & Latest;

const zoom = { minZoom: 10, maxZoom: 18 } as const;

/** The map of a box, for as long as the box is there. `latest` holds what its events call. */
export function useLeaflet(box: { current: HTMLDivElement | null }, { tiles, words, ...given }: Given) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const latest = useRef<Latest>(given);
  useEffect(() => {
    latest.current = given;
  });
  const { tileUrl } = tiles;
  const { zoomIn, zoomOut } = words;
  useEffect(() => {
    if (box.current === null) return;
    const made = createMap(box.current, { ...zoom, ...quiet() });
    control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(made);
    addTiles(made, tileUrl, () => latest.current.onFail());
    const sizes = new ResizeObserver(() => made.invalidateSize());
    sizes.observe(box.current);
    setMap(made);
    return () => {
      sizes.disconnect();
      made.remove();
    };
  }, [box, tileUrl, zoomIn, zoomOut]);
  return { map, latest };
}

/** The wheel scrolls the page, the arrows belong to the pin, the thanks stand in the page; nothing moves for those who do not want it. */
function quiet() {
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const off = { zoomControl: false, attributionControl: false, scrollWheelZoom: false, keyboard: false } as const;
  return { ...off, zoomAnimation: moves, fadeAnimation: moves };
}

/** A map none of whose first pictures came is no map. */
function addTiles(map: LeafletMap, tileUrl: string, onFail: () => void): void {
  let seen = 0;
  tileLayer(tileUrl, zoom)
    .on('tileload', () => {
      seen += 1;
    })
    .on('load', () => {
      if (seen === 0) onFail();
    })
    .addTo(map);
}
