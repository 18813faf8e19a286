import { bootData, type BootData } from '@console/contracts/release';

/** What the server wrote into the document. Without it nothing can start, so a broken one is an error. */
export function readBootData(): BootData {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('The document carries no boot data.');
  return bootData.parse(JSON.parse(text));
}
