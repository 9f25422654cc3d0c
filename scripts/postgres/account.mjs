/** Debian, Alpine and Fedora agree on this number for `nobody`. */
const nobody = 65534;

/**
 * The account PostgreSQL runs under: `nobody` when we are root (PostgreSQL refuses root), else ourselves.
 * The empty object means "as I am"; both shapes spread into the options of `spawn`.
 */
export const databaseAccount = () => (process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {});
