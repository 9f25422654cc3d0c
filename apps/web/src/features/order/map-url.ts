/** A link that opens a point in the device's map application; null without a point. */
export const mapUrl = (point: { latitude: number; longitude: number } | null): string | null =>
  point === null
    ? null
    : `https://www.google.com/maps/search/?api=1&query=${point.latitude},${point.longitude}`;
