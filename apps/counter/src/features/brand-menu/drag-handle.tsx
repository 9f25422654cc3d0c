import css from './sort-by-drag.module.css';

/** The place at which a row of a list is taken to be dragged. The keyboard uses the arrows. */
export const DragHandle = () => <span className={css.handle} data-handle="" aria-hidden="true" />;
