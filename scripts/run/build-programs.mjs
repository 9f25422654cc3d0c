import { buildOnce, isBuilt } from './build-once.mjs';

/** The folder of the bundled programs in the clone. */
export const bundlesFolder = 'apps/server/dist';

/** The bundled server. */
export const builtServer = `${bundlesFolder}/main.js`;

/** Bundles the programs of the server if their sources changed. */
export const buildPrograms = () => buildOnce({ folder: 'server', name: 'server' });

/** True if the bundles are of the present sources. */
export const areProgramsBuilt = () => isBuilt('server');
