/**
 * Longest side of a picture that is sent, in pixels: twice what the shop shows, and a small part of
 * what a phone's camera makes.
 */
const longestSide = 1_600;

/**
 * Returns a large photo of a phone as a smaller one, upright, so that it is sent in a moment. A
 * picture that is small enough, or that the browser cannot read, is returned as it is: the server
 * decides.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  const ratio = longestSide / Math.max(bitmap.width, bitmap.height);
  const smaller = ratio < 1 ? await drawSmaller(bitmap, ratio, file.type) : null;
  bitmap.close();
  return smaller ?? file;
}

function drawSmaller(bitmap: ImageBitmap, ratio: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * ratio);
  canvas.height = Math.round(bitmap.height * ratio);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const kind = type === 'image/jpeg' ? type : 'image/webp';
  return new Promise((resolve) => canvas.toBlob(resolve, kind, 0.9));
}
