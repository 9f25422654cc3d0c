import { divIcon, type DivIcon } from 'leaflet';
import { homeIcon } from '../lazy-icons.ts';
import { type IconName, iconPath } from '../icons.tsx';
import css from './leaflet-map.module.css';

/** Sizes of a marker in pixels: usual, and chosen. */
const markerSize = { normal: 32, chosen: 48 } as const;

const svgNamespace = 'http://www.w3.org/2000/svg';

function svgElement(icon: IconName, className: string): HTMLElement {
  const frame = document.createElement('span');
  const svg = document.createElementNS(svgNamespace, 'svg');
  const path = document.createElementNS(svgNamespace, 'path');
  const look = {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  };
  for (const [name, value] of Object.entries(look)) svg.setAttribute(name, value);
  path.setAttribute('d', iconPath(icon));
  svg.append(path);
  frame.className = className;
  frame.style.width = '100%';
  frame.style.height = '100%';
  frame.append(svg);
  return frame;
}

export function markerIcon(icon: IconName, isChosen: boolean): DivIcon {
  const size = isChosen ? markerSize.chosen : markerSize.normal;
  const html = svgElement(icon, `${css.marker} ${isChosen ? css.chosen : ''}`);
  return divIcon({ html, className: '', iconSize: [size, size] });
}

/** The point of the pin is its lower tip. */
export const pinIcon = (): DivIcon =>
  divIcon({
    html: svgElement(homeIcon, css.pin ?? ''),
    className: '',
    iconSize: [36, 36],
    iconAnchor: [18, 43],
  });
