/** Returns true if the device has a mouse or the like; such a device has a keyboard too. */
export const hasFinePointer = (): boolean => matchMedia('(any-pointer: fine)').matches;
