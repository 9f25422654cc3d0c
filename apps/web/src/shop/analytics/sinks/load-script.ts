/** Adds a script of another origin. One that is blocked or breaks is none of the page's business. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
