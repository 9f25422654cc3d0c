import { control, type Map as LeafletMap, map as createMap, tileLayer } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { hasFinePointer } from '../has-fine-pointer.ts';
import type { MapProps } from './map-props.ts';

export type MapCallbacks = Pick<MapProps, 'onMarker' | 'onPlace' | 'pin'> & { onFail: () => void };
type LeafletInput = Pick<MapProps, 'tiles' | 'words'> & MapCallbacks;

const zoom = { minZoom: 10, maxZoom: 18 } as const;

/**
 * Creates the map of a box and removes it with the box. `latest` holds the handlers of its events.
 */
export function useLeaflet(
  box: { current: HTMLDivElement | null },
  { tiles, words, ...callbacks }: LeafletInput,
) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const latest = useRef<MapCallbacks>(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  const { tileUrl } = tiles;
  const { zoomIn, zoomOut } = words;
  useEffect(() => {
    if (box.current === null) return;
    const created = createMap(box.current, { ...zoom, ...mapOptions() });
    // On a touch screen two fingers zoom, and the buttons would cover names of the map.
    if (hasFinePointer())
      control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(created);
    addTiles(created, tileUrl, () => latest.current.onFail());
    const sizes = new ResizeObserver(() => created.invalidateSize());
    sizes.observe(box.current);
    setMap(created);
    return () => {
      sizes.disconnect();
      created.remove();
    };
  }, [box, tileUrl, zoomIn, zoomOut]);
  return { map, latest };
}

/**
 * The wheel scrolls the page, the arrow keys belong to the pin, and the page has the attribution.
 * No animation under `prefers-reduced-motion`.
 */
function mapOptions() {
  const fadeAnimation = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const off = {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    keyboard: false,
  } as const;
  return { ...off, zoomAnimation: fadeAnimation, fadeAnimation };
}

/** Calls `onFail` if none of the first tiles loads. */
function addTiles(map: LeafletMap, tileUrl: string, onFail: () => void): void {
  let loadedTiles = 0;
  tileLayer(tileUrl, zoom)
    .on('tileload', () => {
      loadedTiles += 1;
    })
    .on('load', () => {
      if (loadedTiles === 0) onFail();
    })
    .addTo(map);
}
