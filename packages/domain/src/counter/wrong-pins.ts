import { dayMs } from '../duration.ts';

/**
 * Wrong PINs in a person's name on one device after which the person needs a mailed code there.
 * docs/rules/counter-staff.md#wrong-pins.
 */
export const maxWrongPins = 5;

/**
 * Wrong PINs of a day in a person's name on all devices that they never used, after which no PIN of
 * theirs is taken on such a device. docs/rules/counter-staff.md#wrong-pins-on-all-devices.
 */
export const maxWrongPinsElsewhere = 10;

/**
 * Wrong PINs of a day in a person's name after which they are mailed.
 * docs/rules/counter-staff.md#mail-about-wrong-pins.
 */
const mailedWrongPins = 5;

/** Milliseconds for which a wrong PIN counts for a person, on all devices. */
export const wrongPinsMs = dayMs;

/**
 * Wrong PINs in a person's name: on the device, and of a day on all devices that the person never
 * used.
 */
export type WrongPins = { readonly onDevice: number; readonly elsewhere: number };

/**
 * Returns the tries that a person has left on a device. `isUsed`: they signed in on it before, so
 * what others type elsewhere never locks them out of it.
 */
export const pinTriesLeft = ({ onDevice, elsewhere }: WrongPins, isUsed: boolean): number =>
  Math.max(
    0,
    Math.min(maxWrongPins - onDevice, isUsed ? maxWrongPins : maxWrongPinsElsewhere - elsewhere),
  );

/**
 * Returns whether a person is mailed now. `wrong`: wrong PINs of a day, with this one; `mailedAt`:
 * the last mail. Milliseconds.
 */
export const isMailedAbout = (wrong: number, mailedAt: number | null, now: number): boolean =>
  wrong >= mailedWrongPins && (mailedAt === null || now - mailedAt >= wrongPinsMs);
