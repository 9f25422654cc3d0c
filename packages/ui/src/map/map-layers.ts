import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { layerGroup, type Map as LeafletMap, marker, type Marker, polygon } from 'leaflet';
import css from './leaflet-map.module.css';
import type { MapMarker } from './map-props.ts';
import { markerIcon } from './marker-icon.ts';

/** Draws areas beneath everything else; returns a function that removes them. */
export function drawZones(map: LeafletMap, zones: readonly (readonly GeoPoint[])[]): () => void {
  const rings = zones.map((ring) =>
    ring.map(({ latitude, longitude }): [number, number] => [latitude, longitude]),
  );
  const group = layerGroup(
    rings.map((ring) => polygon(ring, { className: css.zone ?? '', interactive: false })),
  ).addTo(map);
  return () => group.remove();
}

/**
 * Markers by the id of their place. A marker is reused while the places are the same, so that it
 * does not lose the focus.
 */
export type MarkersById = ReadonlyMap<string, Marker>;

/**
 * Draws markers: buttons for pointer, Enter and Space, or with `onPress` null pictures that nobody
 * can press.
 */
export function drawMarkers(
  map: LeafletMap,
  markers: readonly MapMarker[],
  onPress: ((id: string) => void) | null,
): MarkersById {
  return new Map(markers.map((each) => [each.id, drawMarker(map, each, onPress)]));
}

function drawMarker(
  map: LeafletMap,
  { id, point, label, icon, isChosen }: MapMarker,
  onPress: ((id: string) => void) | null,
): Marker {
  const canPress = onPress !== null;
  const leafletMarker = marker([point.latitude, point.longitude], {
    icon: markerIcon(icon, isChosen),
    interactive: canPress,
    keyboard: canPress,
  }).addTo(map);
  const element = leafletMarker.getElement();
  element?.setAttribute('aria-label', label);
  if (onPress === null) {
    element?.setAttribute('role', 'img');
    return leafletMarker;
  }
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress(id);
  });
  leafletMarker.on('click', () => onPress(id));
  return leafletMarker;
}

/** Chosen markers are larger and lie above the others; those that are buttons are pressed. */
export function markChosen(markersById: MarkersById, markers: readonly MapMarker[]): void {
  for (const { id, icon, isChosen } of markers) {
    const each = markersById.get(id);
    each?.setIcon(markerIcon(icon, isChosen)).setZIndexOffset(isChosen ? 500 : 0);
    if (each?.options.interactive === true)
      each.getElement()?.setAttribute('aria-pressed', String(isChosen));
  }
}

export const removeMarkers = (markersById: MarkersById): void =>
  markersById.forEach((each) => each.remove());
