import { bootData, type BootData } from '@console/contracts/release';

/**
 * Reads the data that the server wrote into the document. Throws if it is invalid, because the console cannot start
 * without it.
 */
export function readBootData(): BootData {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('The document carries no boot data.');
  return bootData.parse(JSON.parse(text));
}
