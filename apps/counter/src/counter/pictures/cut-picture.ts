import { type CropView, cutSize, partOf, type Size } from './crop-geometry.ts';

/** Draws the part of a picture that a frame shows onto a canvas of the size of the canvas. */
export function drawPart(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  aspect: Size,
  view: CropView,
): void {
  const { left, top, width, height } = partOf(picture, aspect, view);
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** Returns the part of a picture as a file of its own; null: the browser cannot write it. */
export function cutPicture(
  picture: ImageBitmap,
  aspect: Size,
  view: CropView,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const size = cutSize(partOf(picture, aspect, view));
  canvas.width = size.width;
  canvas.height = size.height;
  drawPart(canvas, picture, aspect, view);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
}
