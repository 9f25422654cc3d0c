const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * Returns the beginning of a text, at max `max` UTF-16 units, without splitting an accented letter
 * or an emoji.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text.slice(0, max + 64))) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
