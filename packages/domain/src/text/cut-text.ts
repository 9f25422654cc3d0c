const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Returns the beginning of a text, at most `most` UTF-16 units, without splitting an accented letter or an emoji. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text.slice(0, most + 64))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
