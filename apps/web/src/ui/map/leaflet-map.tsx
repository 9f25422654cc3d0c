import 'leaflet/dist/leaflet.css';
import type { Point } from '@comanda/domain/store/store.ts';
import { latLngBounds, type LatLngTuple, type Map as LeafletMapObject, type Marker } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { type DrawnMarkers, drawMarkers, drawZones, markChosen, removeMarkers } from './draw-on-map.ts';
import css from './leaflet-map.module.css';
import type { MapMarker, MapProps } from './map-parts.ts';
import frame from './map-view.module.css';
import { movablePin } from './movable-pin.ts';
import { type Latest, useLeaflet } from './use-leaflet.ts';

const none: readonly (readonly Point[])[] = [];

/** Leaflet, told what to show; React owns nothing inside of it. */
export function LeafletMap(props: MapProps & { onFail: () => void }) {
  const { words, markers, zones = none, pin = null, around, closest = 16 } = props;
  const box = useRef<HTMLDivElement>(null);
  const { map, latest } = useLeaflet(box, props);
  const points = around ?? (pin ? [pin.point] : markers.map(({ point }) => point));
  useView(map, { points, closest, isOnce: around === undefined && pin !== null });
  useEffect(() => (map ? drawZones(map, zones) : undefined), [map, zones]);
  useMarkers(map, markers, latest);
  usePin(map, pin, latest);
  return <div ref={box} className={`${frame.map} ${css.map}`} role="region" aria-label={words.label} />;
}

type Held<T> = { current: T };

type View = { points: readonly Point[]; closest: number; isOnce: boolean };

/** What is seen at first, and again when it is something else; a pin that is moved does not move the map under it. */
function useView(map: LeafletMapObject | null, { points, closest, isOnce }: View): void {
  const wanted = JSON.stringify(points.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude]));
  const shown = useRef('');
  useEffect(() => {
    if (map === null || wanted === '[]' || wanted === shown.current || (isOnce && shown.current !== '')) return;
    shown.current = wanted;
    const pairs = JSON.parse(wanted) as LatLngTuple[];
    map.fitBounds(latLngBounds(pairs), { maxZoom: closest, padding: [44, 44], animate: false });
  }, [map, wanted, closest, isOnce]);
}

function useMarkers(map: LeafletMapObject | null, markers: readonly MapMarker[], latest: Held<Latest>): void {
  const drawn = useRef<DrawnMarkers>(new Map());
  const places = JSON.stringify(markers.map(({ id, point, label }) => [id, point.latitude, point.longitude, label]));
  const newest = useRef(markers);
  useEffect(() => {
    newest.current = markers;
  });
  useEffect(() => {
    if (map === null || places === '[]') return;
    drawn.current = drawMarkers(map, newest.current, (id) => latest.current.onMarker?.(id));
    return () => removeMarkers(drawn.current);
  }, [map, places, latest]);
  useEffect(() => markChosen(drawn.current, markers), [map, places, markers]);
}

/** One pin, made when there is something to pin and moved when its place changes from outside. */
function usePin(map: LeafletMapObject | null, pin: MapProps['pin'], latest: Held<Latest>): void {
  const made = useRef<Marker | null>(null);
  const label = pin?.label;
  useEffect(() => {
    const at = latest.current.pin;
    if (map === null || label === undefined || !at) return;
    made.current = movablePin(map, at.point, label, (point) => latest.current.pin?.onMove(point));
    return () => {
      made.current?.remove();
      map.off('click');
    };
  }, [map, label, latest]);
  const [latitude, longitude] = [pin?.point.latitude, pin?.point.longitude];
  const place = useMemo(() => (latitude === undefined || longitude === undefined ? null : { latitude, longitude }), [latitude, longitude]);
  useEffect(() => {
    if (made.current === null || map === null || place === null) return;
    const at: LatLngTuple = [place.latitude, place.longitude];
    made.current.setLatLng(at);
    if (!map.getBounds().contains(at)) map.setView(at, undefined, { animate: false });
  }, [map, place]);
}
