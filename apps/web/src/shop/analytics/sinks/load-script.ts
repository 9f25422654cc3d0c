/** Adds a script of another origin. A script that is blocked or fails does not affect the page. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
