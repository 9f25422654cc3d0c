import type { Outline } from '@comanda/ui/icons.tsx';

/** Outlines that only the counter draws. From lucide (ISC), 24 x 24. */
export const lockIcon: Outline = {
  outline:
    'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
};
export const moreIcon: Outline = {
  outline:
    'M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
};
