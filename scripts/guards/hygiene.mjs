const rules = [
  {
    name: 'a path of one machine',
    pattern: /(?<![\w.~/-])\/(?:work|root|home|Users)\/[\w.-]+/,
    except: /^(Dockerfile|scripts\/guards\/)/,
  },
  { name: 'a mark of an unfinished merge', pattern: /^(<{7}|>{7}) /m },
  {
    name: 'a focused test',
    pattern: /\b(?:test|it|describe)\.only\(/,
    except: /^scripts\/guards\//,
  },
  {
    name: 'a download address in the lockfile',
    pattern: /"resolved": "https?:/,
    only: /package-lock[.]json$/,
  },
  {
    name: 'a switched-off check without a reason',
    pattern: /(?:@ts-ignore|@ts-nocheck|\/[*/] *(?:eslint|oxlint|stylelint)-disable(?!.* -- ))/,
    except: /^scripts\/guards\//,
  },
];

/** Returns content that no file of the repository may have. */
export const findHygieneOffences = (path, text) =>
  rules
    .filter(({ only, except }) => (only?.test(path) ?? true) && !except?.test(path))
    .flatMap(({ name, pattern }) => describe(path, name, text.match(pattern)));

const describe = (path, name, match) =>
  match ? [`${path}:${lineOf(match)}: ${name}: ${match[0].trim()}`] : [];

const lineOf = ({ input, index }) => input.slice(0, index).split('\n').length;
