import type { GeoPoint } from '@comanda/domain/store/store.ts';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useShop } from '../../shop/use-shop.ts';
import { locateDevice } from '../../platform/locate-device.ts';
import { readAddressHistory } from '../../shop/place/address-history.ts';
import type { DeviceLocationState } from '../../platform/locate-device.ts';

/**
 * Returns the point that distances are measured from: the order's address, else the last one used
 * here, until the device gives its position.
 */
export function usePickupOrigin() {
  const { clock } = useApp();
  const address = useShop((shop) =>
    shop.place.choice.kind === 'delivery' ? shop.place.choice.address : null,
  );
  const [from, setFrom] = useState<GeoPoint | null>(
    () => address ?? readAddressHistory(clock.now())[0] ?? null,
  );
  const [locating, setLocating] = useState<DeviceLocationState>({ state: 'idle' });
  const locateOrigin = async (): Promise<void> => {
    setLocating({ state: 'loading' });
    const device = await locateDevice();
    if (!device.ok) return setLocating({ state: 'failed', failure: device.error });
    setFrom(device.value);
    setLocating({ state: 'loaded', isRough: false });
  };
  return {
    from,
    locating,
    locate: () => {
      if (locating.state !== 'loading') void locateOrigin();
    },
  };
}
