import type { FolderDraft } from './tenant-folder.ts';

/**
 * Texts that run a script or load a file wherever one escape is missing. Each script sets `ran`.
 */
export const hostileTexts: readonly string[] = [
  '<script>ran=1</script>',
  '</script><script>ran=1</script>',
  '"><img src=/canary onerror=ran=1>',
  "'><img src=/canary onerror=ran=1>",
  '" onmouseover="ran=1" x="',
  "' onfocus='ran=1' autofocus='",
  '` onpointerenter=`ran=1',
  '</title><svg onload=ran=1>',
  '--><script>ran=1</script><!--',
  '<!--<script>',
  ']]><svg/onload=ran=1>',
  '</style><script>ran=1</script>',
  '</textarea><img src=/canary onerror=ran=1>',
  '</noscript><img src=/canary onerror=ran=1>',
  "{{constructor.constructor('ran=1')()}}",
  '${ran=1}',
  '`-ran=1-`',
  'javascript:ran=1',
  'JaVaScRiPt:ran=1//',
  'data:text/html,<script>ran=1</script>',
  '<a href="javascript:ran=1">x</a>',
  '<iframe srcdoc="<script>parent.ran=1</script>">',
  '<svg><script>ran=1</script></svg>',
  '<math><mtext></mtext><mglyph><style><img src=/canary onerror=ran=1>',
  '<details open ontoggle=ran=1>',
  '<body onload=ran=1>',
  '<input autofocus onfocus=ran=1>',
  '<img src="//evil.example/canary.png">',
  '<link rel=stylesheet href=//evil.example/canary.css>',
  '<base href=//evil.example/>',
  '<meta http-equiv=refresh content="0;url=//evil.example/canary">',
  '<form action=//evil.example><button>x',
  'url(javascript:ran=1)',
  "@import '//evil.example/canary.css';",
  ';}*{background:url(//evil.example/canary)}',
  '&lt;img src=/canary onerror=ran=1&gt;',
  '&#60;script&#62;ran=1&#60;/script&#62;',
  '\\u003cscript\\u003eran=1\\u003c/script\\u003e',
  '%3Cscript%3Eran=1%3C/script%3E',
  '\u2028ran=1\u2029//',
  "');ran=1;//",
  '";ran=1;//',
  '\\";ran=1;//',
  "$& $1 $' $` $$",
  '{"__proto__":{"ran":1}}',
  '__proto__',
];

/** Keys whose texts are free. Every other text of a folder has a form of its own. */
const freeKeys: ReadonlySet<string> = new Set([
  'name',
  'commerceName',
  'description',
  'title',
  'text',
  'shortText',
  'label',
  'question',
  'textAddress',
  'commune',
  'badge',
  'allergens',
  'attribution',
]);
const longKeys: ReadonlySet<string> = new Set(['description', 'text']);

type Leaf = { file: string; place: string; key: string; put(text: string): void };

/** Returns whether any text may stand there. Names of font families are not free text. */
export const isFreeText = ({ key, place }: Leaf): boolean =>
  freeKeys.has(key) && !place.startsWith('fonts.');

/** Returns every text in a draft's JSON files, with a function that replaces it. */
export function folderTexts(draft: FolderDraft): Leaf[] {
  const leaves: Leaf[] = [];
  const walk = (file: string, holder: FolderDraft, place: string, key: string): void => {
    for (const [step, value] of Object.entries(holder)) {
      const isItem = Array.isArray(holder);
      const at = isItem ? `${place}[${step}]` : place === '' ? step : `${place}.${step}`;
      const name = isItem ? key : step;
      if (typeof value === 'string')
        leaves.push({ file, place: at, key: name, put: (text) => void (holder[step] = text) });
      else if (typeof value === 'object' && value !== null) walk(file, value, at, name);
    }
  };
  for (const [file, value] of Object.entries(draft))
    if (file.endsWith('.json') && value !== null) walk(file, value, '', '');
  return leaves;
}

/**
 * Puts hostile texts into every free text of a draft: all of them into the long ones, one each into
 * the others, starting at `first`.
 */
export function fillWithHostileTexts(draft: FolderDraft, first: number): void {
  const freeTexts = folderTexts(draft).filter(isFreeText);
  for (const [at, { key, put }] of freeTexts.entries()) {
    put(
      longKeys.has(key)
        ? hostileTexts.join(' ')
        : (hostileTexts[(first + at) % hostileTexts.length] ?? ''),
    );
  }
}
