/**
 * Functions of Node's HTTP module. An `import` of `node:http` reads each of its exports, also some
 * for which Node loads its whole fetch library: a tenth of the time of a start.
 */
export const { Agent, request } = process.getBuiltinModule('node:http');
