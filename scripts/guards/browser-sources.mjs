const inBrowser = /^(apps\/(?:web|counter)|packages\/(ui|client))\/src\/.*[.]tsx?$/;

/**
 * Returns whether a shopper's browser runs this source file; tests and their helpers do not count.
 */
export const isBrowserSource = (path) =>
  inBrowser.test(path) && !/[.]test[.]|\/testing\//.test(path);
