import type { Vocabulary } from './es/words.ts';

/**
 * Returns where shoppers order on a platform, as it reads after "se usa"; nothing for the
 * storefront itself and an unknown platform.
 */
export function platformText(platform: string, w: Vocabulary): readonly string[] {
  if (platform === 'app') return ['en la app'];
  if (platform === 'kiosk') return [`en la pantalla de pedidos ${w.ofTheStore}`];
  return platform === 'phone' ? ['por teléfono'] : [];
}
