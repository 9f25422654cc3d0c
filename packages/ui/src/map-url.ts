/** Returns a link that opens a point in the device's map application. */
export const mapUrl = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
