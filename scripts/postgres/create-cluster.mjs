import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PlainError } from '../run-script.mjs';

/**
 * The owner role is no superuser, as on a managed PostgreSQL. pg_signal_backend lets tests drop a
 * database that the app's role still has open.
 */
export const ownerStatements = (secret) => [
  `create role comanda login createdb createrole password '${secret}'`,
  'grant pg_signal_backend to comanda',
  'create database comanda owner comanda',
];

/**
 * Creates the cluster of a folder unless it exists. It is created beside the folder and renamed, so
 * that a kill -9 leaves no incomplete cluster.
 */
export function createCluster({ binaries, folder }, account) {
  if (existsSync(join(folder, 'data'))) return;
  removeAbandoned(folder);
  const newFolder = `${folder}.new-${process.pid}`;
  mkdirSync(newFolder, { recursive: true, mode: 0o700 });
  const secret = randomBytes(24).toString('hex');
  writeFileSync(join(newFolder, 'secret'), secret, { mode: 0o600 });
  if (account.uid !== undefined)
    for (const path of [newFolder, join(newFolder, 'secret')])
      chownSync(path, account.uid, account.gid);
  fillCluster({ binaries, newFolder, secret }, account);
  moveIntoPlace(newFolder, folder);
}

/** Returns the password of both database roles, stored beside the data. */
export const readSecret = (folder) => readFileSync(join(folder, 'secret'), 'utf8');

function fillCluster({ binaries, newFolder, secret }, account) {
  const data = join(newFolder, 'data');
  const run = (program, args, input) =>
    runOrExplain(join(binaries, 'bin', program), args, {
      ...account,
      cwd: newFolder,
      input,
      encoding: 'utf8',
    });
  const locale = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  run('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${join(newFolder, 'secret')}`,
    ...locale,
  ]);
  run('postgres', ['--single', '-D', data, 'postgres'], `${ownerStatements(secret).join('\n')}\n`);
}

function runOrExplain(program, args, options) {
  const { status, error, stdout, stderr } = spawnSync(program, args, options);
  const failed = status !== 0 || /\b(ERROR|FATAL):/.test(stderr);
  if (failed)
    throw new PlainError(
      `${basename(program)} failed (${status}): ${error?.message ?? ''}\n${stdout}\n${stderr}`,
    );
}

/** If a concurrent start was faster, uses its cluster and deletes this one. */
function moveIntoPlace(newFolder, folder) {
  try {
    renameSync(newFolder, folder);
  } catch (error) {
    rmSync(newFolder, { recursive: true, force: true });
    if (!existsSync(join(folder, 'data'))) throw error;
  }
}

function removeAbandoned(folder) {
  const mark = `${basename(folder)}.new-`;
  const isDead = (name) => !existsSync(`/proc/${name.slice(mark.length)}`);
  const abandoned = readdirSync(dirname(folder)).filter(
    (name) => name.startsWith(mark) && isDead(name),
  );
  for (const name of abandoned)
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
}
