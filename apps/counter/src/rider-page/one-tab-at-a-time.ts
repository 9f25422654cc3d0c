/** Runs work while no other tab of this browser does; at once where the browser has no locks. */
export const oneTabAtATime = (work: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('rider-actions', work) : work();
