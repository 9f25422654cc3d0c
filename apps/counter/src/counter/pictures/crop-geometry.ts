import { minPictureSide } from '@comanda/domain/menu-edits/menu-picture.ts';

/** Width and height of a picture or of a frame, in pixels or as a ratio. */
export type Size = { readonly width: number; readonly height: number };

/** The place of the frame as a share of the free space (0 to 1), and the zoom. */
export type CropView = { readonly x: number; readonly y: number; readonly zoom: number };
/** A part of a picture, in its own pixels. */
type Part = Size & { readonly left: number; readonly top: number };

export const wholeView: CropView = { x: 0.5, y: 0.5, zoom: 1 };
const maxZoom = 4;
/** Longest side of the cut picture, in pixels. */
const longestSide = 1_600;

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Returns the largest zoom of a picture: the cut one keeps enough pixels to be sharp. */
export function largestZoom(picture: Size, aspect: Size): number {
  const { width, height } = partOf(picture, aspect, wholeView);
  return within(Math.min(width, height) / minPictureSide, 1, maxZoom);
}

/** Returns a view inside its limits. */
export const keptView = ({ x, y, zoom }: CropView, most: number): CropView => ({
  x: within(x, 0, 1),
  y: within(y, 0, 1),
  zoom: within(zoom, 1, most),
});

/** Returns the part of the picture that fills a frame of this ratio. */
export function partOf(picture: Size, aspect: Size, { x, y, zoom }: CropView): Part {
  const ratio = aspect.width / aspect.height;
  const width = Math.min(picture.width, picture.height * ratio) / zoom;
  const height = width / ratio;
  return {
    ...{ width, height },
    left: (picture.width - width) * x,
    top: (picture.height - height) * y,
  };
}

/** Returns the view after a drag of the picture in a frame, in pixels of the frame. */
export function draggedView(
  picture: Size,
  frame: Size,
  view: CropView,
  by: { readonly x: number; readonly y: number },
): CropView {
  const part = partOf(picture, frame, view);
  const scale = part.width / frame.width;
  const shift = (free: number, pixels: number): number => (free <= 0 ? 0 : (pixels * scale) / free);
  return {
    x: within(view.x - shift(picture.width - part.width, by.x), 0, 1),
    y: within(view.y - shift(picture.height - part.height, by.y), 0, 1),
    zoom: view.zoom,
  };
}

/** Returns the size of the cut picture: never larger than the part, nor than the longest side. */
export function cutSize(part: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(part.width, part.height));
  return { width: Math.round(part.width * scale), height: Math.round(part.height * scale) };
}
