/** Millimetres of a CSS pixel, and the paper that the cutter takes below the last line. */
const mmOfPixel = 25.4 / 96;
const cutMm = 6;

/**
 * Attribute of the root element while a paper is printed: the rest of the page is then left out.
 */
const printing = 'data-printing';
const sheet = new CSSStyleSheet();

/**
 * Prints the paper that the page contains, on one page that is as long as its text: receipt paper
 * has no other end. Returns a function that takes the page's marks away. `width`: millimetres.
 */
export function printPaper(paper: HTMLElement, width: number, onDone: () => void): () => void {
  const height = Math.ceil(paper.getBoundingClientRect().height * mmOfPixel) + cutMm;
  sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0; }`);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  document.documentElement.setAttribute(printing, '');
  addEventListener('afterprint', onDone, { once: true });
  window.print();
  return () => {
    removeEventListener('afterprint', onDone);
    sheet.replaceSync('');
    document.documentElement.removeAttribute(printing);
  };
}
