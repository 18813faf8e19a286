/**
 * Saves what an address of the server gives, under a name. A link with `download` leaves the page where it is, also
 * where typed work guards it.
 */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
