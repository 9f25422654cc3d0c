/** Names a door, to a metre, where a call has no reference of the shop's: nobody has ordered yet. */
export const dropoffKey = (latitude: number, longitude: number): string =>
  `door ${latitude.toFixed(5)},${longitude.toFixed(5)}`;
