import 'leaflet/dist/leaflet.css';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import {
  latLngBounds,
  type LatLngTuple,
  type Map as LeafletMapObject,
  type Marker,
  point as pixels,
} from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import {
  type MarkersById,
  drawMarkers,
  drawZones,
  markChosen,
  removeMarkers,
} from './map-layers.ts';
import css from './leaflet-map.module.css';
import type { MapMarker, MapProps } from './map-props.ts';
import frame from './map-view.module.css';
import { movablePin, roundedPoint } from './movable-pin.ts';
import { type MapCallbacks, useLeaflet } from './use-leaflet.ts';

const noZones: readonly (readonly GeoPoint[])[] = [];

/** Mounts a Leaflet map and applies the props to it; React renders nothing inside it. */
export function LeafletMap(props: MapProps & { onFail: () => void }) {
  const { words, markers, zones = noZones, pin = null, focusPoints, maxInitialZoom = 16 } = props;
  const box = useRef<HTMLDivElement>(null);
  const { map, latest } = useLeaflet(box, props);
  const points = focusPoints ?? (pin ? [pin.point] : markers.map(({ point }) => point));
  useView(map, {
    points,
    nearby:
      pin === null ? [] : markers.filter(({ isChosen }) => isChosen).map(({ point }) => point),
    closest: maxInitialZoom,
    isOnce: focusPoints === undefined && pin !== null,
  });
  useEffect(() => (map ? drawZones(map, zones) : undefined), [map, zones]);
  useMarkers(map, { markers, canPress: props.onMarker !== undefined }, latest);
  usePin(map, pin, latest);
  useTapWithoutPin(map, pin === null, latest);
  return (
    <div ref={box} className={`${frame.map} ${css.map}`} role="region" aria-label={words.label} />
  );
}

type Ref<T> = { current: T };

/** `nearby`: points that the first view includes if it stays almost as close. */
type View = {
  points: readonly GeoPoint[];
  nearby: readonly GeoPoint[];
  closest: number;
  isOnce: boolean;
};

/** The room around the points in pixels: half of a chosen marker, and a little more. */
const padding = 44;

/**
 * Fits the map to the points at first, and again when the points change. A moved pin does not move
 * the map.
 */
function useView(map: LeafletMapObject | null, { points, nearby, closest, isOnce }: View): void {
  const latestNearby = useRef(nearby);
  useEffect(() => {
    latestNearby.current = nearby;
  });
  const pointsKey = JSON.stringify(
    points.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude]),
  );
  const shownKey = useRef('');
  useEffect(() => {
    if (
      map === null ||
      pointsKey === '[]' ||
      pointsKey === shownKey.current ||
      (isOnce && shownKey.current !== '')
    )
      return;
    shownKey.current = pointsKey;
    const pairs = JSON.parse(pointsKey) as LatLngTuple[];
    map.fitBounds(boundsWithNearby(map, pairs, latestNearby.current, closest), {
      maxZoom: closest,
      padding: [padding, padding],
      animate: false,
    });
  }, [map, pointsKey, closest, isOnce]);
}

/** Returns the bounds of the points, with the nearby ones if that zooms out by one step at most. */
function boundsWithNearby(
  map: LeafletMapObject,
  pairs: readonly LatLngTuple[],
  nearby: readonly GeoPoint[],
  closest: number,
) {
  const bounds = latLngBounds([...pairs]);
  const all = latLngBounds([
    ...pairs,
    ...nearby.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude]),
  ]);
  const room = pixels(2 * padding, 2 * padding);
  return map.getBoundsZoom(all, false, room) >= closest - 1 ? all : bounds;
}

function useMarkers(
  map: LeafletMapObject | null,
  { markers, canPress }: { markers: readonly MapMarker[]; canPress: boolean },
  latest: Ref<MapCallbacks>,
): void {
  const markersById = useRef<MarkersById>(new Map());
  const places = JSON.stringify(
    markers.map(({ id, point, label }) => [id, point.latitude, point.longitude, label]),
  );
  const latestMarkers = useRef(markers);
  useEffect(() => {
    latestMarkers.current = markers;
  });
  useEffect(() => {
    if (map === null || places === '[]') return;
    const press = (id: string): void => latest.current.onMarker?.(id);
    markersById.current = drawMarkers(map, latestMarkers.current, canPress ? press : null);
    return () => removeMarkers(markersById.current);
  }, [map, places, canPress, latest]);
  useEffect(() => markChosen(markersById.current, markers), [map, places, markers]);
}

/** A tap on a map without a pin reports its point. */
function useTapWithoutPin(
  map: LeafletMapObject | null,
  isWithoutPin: boolean,
  latest: Ref<MapCallbacks>,
): void {
  useEffect(() => {
    if (map === null || !isWithoutPin) return;
    map.on('click', ({ latlng }) => latest.current.onPlace?.(roundedPoint(latlng)));
    return () => {
      map.off('click');
    };
  }, [map, isWithoutPin, latest]);
}

/** Creates one pin when the prop appears, and moves the pin when its point changes from outside. */
function usePin(
  map: LeafletMapObject | null,
  pin: MapProps['pin'],
  latest: Ref<MapCallbacks>,
): void {
  const pinMarker = useRef<Marker | null>(null);
  const label = pin?.label;
  useEffect(() => {
    const at = latest.current.pin;
    if (map === null || label === undefined || !at) return;
    pinMarker.current = movablePin(map, at.point, label, (point) =>
      latest.current.pin?.onMove(point),
    );
    return () => {
      pinMarker.current?.remove();
      map.off('click');
    };
  }, [map, label, latest]);
  const [latitude, longitude] = [pin?.point.latitude, pin?.point.longitude];
  const place = useMemo(
    () => (latitude === undefined || longitude === undefined ? null : { latitude, longitude }),
    [latitude, longitude],
  );
  useEffect(() => {
    if (pinMarker.current === null || map === null || place === null) return;
    const at: LatLngTuple = [place.latitude, place.longitude];
    pinMarker.current.setLatLng(at);
    if (!map.getBounds().contains(at)) map.setView(at, undefined, { animate: false });
  }, [map, place]);
}
