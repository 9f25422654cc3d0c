/** Debian, Alpine and Fedora agree on this number for `nobody`. */
const nobody = 65534;

/**
 * The account that PostgreSQL runs under: `nobody` when this process is root (PostgreSQL refuses
 * root), else the current user. The empty object means the current user; both shapes spread into
 * the options of `spawn`.
 */
export const databaseAccount = () => (process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {});
