import { vertical } from '../kit/paint.ts';
import { box, shape } from '../kit/shapes.ts';
import { sheen } from '../kit/texture.ts';

/** A big bottle of cola. */
export function familyBottle(): string {
  const d =
    'M-34 -700L34 -700L36 -620C40 -540 112 -520 112 -420L108 -300L118 -180L112 -20Q104 6 60 6L-60 6Q-104 6 -112 -20L-118 -180L-108 -300L-112 -420C-112 -520 -40 -540 -36 -620Z';
  return (
    shape(d, vertical([0, '#7A2E12'], [0.14, '#5A1E0A'], [1, '#2A0D04'])) +
    box(-111, -410, 222, 170, '#B93418') +
    box(-111, -410, 222, 14, '#F2A93B') +
    box(-111, -254, 222, 14, '#F2A93B') +
    shape('M0 -384c30 28 40 48 26 74c-16 16 -36 16 -52 0c-14 -26 -4 -46 26 -74z', '#F2A93B') +
    shape(d, sheen(0.5, 0.3)) +
    box(-42, -736, 84, 46, vertical([0, '#F6BE5E'], [1, '#B8741A']), { rx: 8 })
  );
}
