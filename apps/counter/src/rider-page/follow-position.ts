import { sendPlace } from './rider-calls.ts';
import { isDone, type RiderState } from './rider-state.ts';

/** A place is sent at most this often, in milliseconds. */
const everyMs = 15_000;

/**
 * Returns whether the rider agreed and has food of an open stop.
 * docs/rules/counter-riders.md#position-of-a-rider.
 */
const mayFollow = ({ run }: RiderState): boolean =>
  run !== null &&
  run.sharesPosition &&
  run.endedAt === null &&
  run.stops.some((stop) => stop.pickedUpAt !== null && !isDone(stop));

/**
 * Sends the phone's place while the rider may be followed. Call it after each change. `onRefused`:
 * the phone gives no place.
 */
export function createFollower(key: string, onRefused: () => void): (state: RiderState) => void {
  let watch: number | null = null;
  let sentAt = -everyMs;
  const onPlace = ({ coords }: GeolocationPosition): void => {
    const now = performance.now();
    if (now - sentAt < everyMs) return;
    sentAt = now;
    void sendPlace(key, coords);
  };
  const onError = ({ code, PERMISSION_DENIED }: GeolocationPositionError): void => {
    if (code === PERMISSION_DENIED) onRefused();
  };
  return (state) => {
    const follows = mayFollow(state);
    if (follows && watch === null)
      watch = navigator.geolocation.watchPosition(onPlace, onError, { enableHighAccuracy: true });
    if (!follows && watch !== null) {
      navigator.geolocation.clearWatch(watch);
      watch = null;
    }
  };
}
