/**
 * Trusted Types: the policy of every page lets no text become markup or the address of a script
 * unless one of these two policies made it. In a browser without Trusted Types the texts stay
 * texts. docs/rules/operations.md#trusted-types.
 */
type Rules = {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
};
/**
 * A policy as the browser gives it. Its results are objects; the sinks of the DOM take them where
 * the types say `string`.
 */
type Policy = Rules;
type Factory = { createPolicy(name: string, rules: Rules): Policy };

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/**
 * Returns the path of a file of this site. @throws TypeError for an address that leads elsewhere.
 */
function ownPath(url: string): string {
  if (!/^\/(?![/\\])/.test(url)) throw new TypeError('not a script of this site');
  return url;
}

const texts: Rules = { createHTML: (html) => html, createScriptURL: ownPath };
const own: Policy = factory?.createPolicy('comanda', texts) ?? texts;

/**
 * Marks markup that the server made, or cleaned when the brand was imported. Never call it with
 * what a person typed.
 */
export const trustedHtml = (html: string): string => own.createHTML(html);

/**
 * Marks the path of a worker of this site. @throws TypeError for an address that leads elsewhere.
 */
export const trustedScriptUrl = (path: string): string => own.createScriptURL(path);

/**
 * The texts that Leaflet writes as markup: a test whether the browser draws SVG, and the signs of
 * the two zoom buttons.
 */
const markupOfTheMap: ReadonlySet<string> = new Set([
  '<svg/>',
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
]);

let hasThirdParties = false;
let hasDefault = false;

/** The browser asks these rules about texts that no policy made. */
const foreignTexts: Rules = {
  createHTML: (html) => {
    if (!hasThirdParties && !markupOfTheMap.has(html))
      throw new TypeError('markup without a policy');
    return html;
  },
  createScriptURL: (url) => {
    if (!hasThirdParties) throw new TypeError('a script without a policy');
    return url;
  },
};

function createDefault(): void {
  if (hasDefault) return;
  hasDefault = true;
  factory?.createPolicy('default', foreignTexts);
}

/**
 * Lets the map's library write the few constant texts that it needs. Call it before the library is
 * loaded.
 */
export const acceptMarkupOfTheMap = createDefault;

/**
 * Lets the services that the shopper consented to write markup and load their scripts, until the
 * page is left; the page's policy still names the origins of scripts. Call it before the first of
 * them is loaded. docs/rules/operations.md#trusted-types-and-third-parties.
 */
export function acceptThirdParties(): void {
  hasThirdParties = true;
  createDefault();
}
