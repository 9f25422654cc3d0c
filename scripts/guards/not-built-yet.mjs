import { repositoryFiles } from './repository-files.mjs';

const page = /^docs\/rules\/(?!README)[\w-]+[.]md$/;
const section = /^## Not built yet\n([\s\S]*?)(?=^## |(?![\s\S]))/m;
const nothing = 'Nothing is known.';
/**
 * `Absent: ` and words between backticks, each with the folder where it is absent, or in all of the
 * product.
 */
const absent = /Absent: ((?:`[^`]+`(?: in `[^`]+`)?(?:, )?)+)[.]$/;
const word = /`([^`]+)`(?: in `([^`]+)`)?/g;
const product =
  /^(?:apps|packages)\/(?!.*[.](?:test|story)[.])(?!.*\/testing\/).*[.](?:ts|tsx|sql|css)$/;

/** Returns the sources of the product in lower case: path to text. */
const readSources = () =>
  repositoryFiles()
    .filter(([path]) => product.test(path))
    .map(([path, text]) => [path, [path, text].join('\n').toLowerCase()]);

let sources = null;
const productSources = () => (sources ??= readSources());

/**
 * Returns offences against the sections "Not built yet" of the rule book. Each line ends with the
 * words that whoever builds the thing will write, and no source of the product has one of them. A
 * thing that was built has a rule, so its line goes.
 */
export function findBuiltThings(path, text, files = productSources) {
  const [, body] = page.test(path) ? (section.exec(text) ?? []) : [];
  if (body === undefined || body.trim() === nothing) return [];
  const lines = body.trim().split('\n');
  return lines.flatMap((line) => lineOffences(path, line, files));
}

function lineOffences(path, line, files) {
  const [, list] = absent.exec(line) ?? [];
  if (list === undefined) return [`${path}: names no absent word: ${line}`];
  return [...list.matchAll(word)].flatMap(([, name, folder]) => {
    const holder = files().find(
      ([file, text]) => inFolder(file, folder) && text.includes(name.toLowerCase()),
    );
    return holder === undefined
      ? []
      : [`${path}: ${holder[0]} has “${name}”, which is not built yet: ${line}`];
  });
}

const inFolder = (file, folder) =>
  folder === undefined || file === folder || file.startsWith(`${folder.replace(/\/$/, '')}/`);
