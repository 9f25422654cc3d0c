/** Resolves when the browser says that the device has a network again. */
export const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
