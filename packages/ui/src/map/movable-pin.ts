import { DomEvent, type LatLng, type Map, marker, type Marker, point as pixels } from 'leaflet';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { pinIcon } from './marker-icon.ts';

/** Pixels that an arrow key moves the pin; the large step is with Shift. */
const step = { small: 8, large: 48 } as const;
const arrowDirections: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Returns a point of the map with six decimals, about 10 cm. */
export const roundedPoint = ({ lat, lng }: LatLng): GeoPoint => ({
  latitude: rounded(lat),
  longitude: rounded(lng),
});

/**
 * A pin that the shopper moves by dragging it, by a tap beside it, and with the arrow keys while it
 * has the focus.
 */
export function movablePin(
  map: Map,
  at: GeoPoint,
  label: string,
  onMove: (point: GeoPoint) => void,
): Marker {
  const pin = marker([at.latitude, at.longitude], {
    icon: pinIcon(),
    draggable: true,
    keyboard: true,
    zIndexOffset: 1_000,
  }).addTo(map);
  const reportMove = (): void => onMove(roundedPoint(pin.getLatLng()));
  const element = pin.getElement();
  element?.setAttribute('aria-label', label);
  element?.setAttribute('data-pin', '');
  if (element)
    DomEvent.on(element, 'keydown', (event) => {
      if (event instanceof KeyboardEvent) press(event);
    });
  const press = (event: KeyboardEvent): void => {
    const direction = arrowDirections[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const length = event.shiftKey ? step.large : step.small;
    const from = map.latLngToContainerPoint(pin.getLatLng());
    pin.setLatLng(
      map.containerPointToLatLng(from.add(pixels(direction[0] * length, direction[1] * length))),
    );
    map.panInside(pin.getLatLng(), { padding: [56, 56] });
    reportMove();
  };
  pin.on('dragend', reportMove);
  map.on('click', ({ latlng }) => {
    pin.setLatLng(latlng);
    reportMove();
  });
  return pin;
}
