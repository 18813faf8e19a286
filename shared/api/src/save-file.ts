/** Downloads an address of the server under a name. A link with `download` does not leave the page, even with unsaved input. */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
