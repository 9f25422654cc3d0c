/**
 * Returns a key of a drop-off point, exact to a metre. It replaces the merchant reference in calls
 * that have none, such as quotes.
 */
export const dropoffKey = (latitude: number, longitude: number): string =>
  `dropoff ${latitude.toFixed(5)},${longitude.toFixed(5)}`;
