import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Paper, type PaperFacts } from './paper.tsx';
import css from './paper.module.css';
import { printPaper } from './print-paper.ts';

/**
 * Prints one paper once it is drawn. It is outside of the page's tree, so that nothing else gets
 * onto the paper. `onDone`: it may go.
 */
export function Printer({ onDone, ...facts }: PaperFacts & { onDone: () => void }) {
  const slot = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const { width } = facts;
  useEffect(() => {
    const paper = slot.current?.firstElementChild;
    if (!(paper instanceof HTMLElement)) return;
    return printPaper(paper, width, () => done.current());
  }, [width]);
  return createPortal(
    <div className={css.slot} ref={slot} aria-hidden="true">
      <Paper {...facts} />
    </div>,
    document.body,
  );
}
