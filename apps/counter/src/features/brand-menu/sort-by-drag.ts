import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { canDropOn, type Edge, type SortedRow } from './place-after-drop.ts';
import { handleSelector, rowOf, sortedRowSelector } from './sorted-row.ts';

export type OnDrop = (dragged: SortedRow, target: SortedRow, edge: Edge) => void;

/**
 * Lets the rows under an element be dragged by their handles: with a mouse, or on a phone after a
 * long press. The row under the pointer has `data-edge`, the side at which the dragged one would
 * stand. Returns a function that ends it.
 */
export function sortByDrag(root: HTMLElement, onDrop: OnDrop): () => void {
  const rows = [...root.querySelectorAll<HTMLElement>(sortedRowSelector)];
  return combine(...rows.map((element) => sortRow(element, onDrop)));
}

function sortRow(element: HTMLElement, onDrop: OnDrop): () => void {
  const handle = element.querySelector(handleSelector);
  if (handle === null) return () => undefined;
  const leave = (): void => element.removeAttribute('data-edge');
  const show = ({ self, source, location }: Shown): void => {
    if (self.element === source.element) return;
    element.dataset['edge'] = edgeAt(element, location.current.input.clientY);
  };
  return combine(
    draggable({
      element,
      dragHandle: handle,
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop: () => element.removeAttribute('data-dragged'),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => canDropOn(rowOf(source.element), rowOf(element)),
      onDragEnter: show,
      onDrag: show,
      onDragLeave: leave,
      onDrop: ({ source, location }) => {
        leave();
        const edge = edgeAt(element, location.current.input.clientY);
        onDrop(rowOf(source.element), rowOf(element), edge);
      },
    }),
    leave,
  );
}

type Shown = {
  self: { element: Element };
  source: { element: HTMLElement };
  location: { current: { input: { clientY: number } } };
};

function edgeAt(element: HTMLElement, y: number): Edge {
  const { top, height } = element.getBoundingClientRect();
  return y < top + height / 2 ? 'before' : 'after';
}
