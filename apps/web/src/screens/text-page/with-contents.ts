const sectionHeading = /<h2>([\s\S]*?)<\/h2>/g;
const linkTag = /<\/?a\b[^>]*>/g;
const fewestSections = 3;

/**
 * Returns the HTML of a text page with its contents before the first section: a list of links to
 * the sections. A page of fewer than three sections stays as it is. `html` was sanitised at import,
 * and `label` names the list. docs/rules/tenants.md#contents-of-a-text-page.
 */
export function withContents(html: string, label: string): string {
  const titles = [...html.matchAll(sectionHeading)].map(([, title]) => title ?? '');
  if (titles.length < fewestSections) return html;
  const links = titles.map(
    (title, place) => `<li><a href="#${idOf(place)}">${title.replace(linkTag, '')}</a></li>`,
  );
  const contents = `<nav aria-label="${label}"><ul>${links.join('')}</ul></nav>\n`;
  let place = -1;
  const linked = html.replace(sectionHeading, (_whole, title: string) => {
    place += 1;
    return `<h2 id="${idOf(place)}">${title}</h2>`;
  });
  const start = linked.indexOf('<h2');
  return `${linked.slice(0, start)}${contents}${linked.slice(start)}`;
}

const idOf = (place: number): string => `section-${place + 1}`;
