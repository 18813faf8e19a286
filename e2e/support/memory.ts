import type { CDPSession, Page } from 'playwright-core';

/** Memory and elements of a page after a forced garbage collection. */
export interface Held {
  heapMb: number;
  nodes: number;
  listeners: number;
  /** Elements that exist although they are in no document. */
  detached: number;
}

/** Measures memory and elements of the page. */
export async function heldBy(page: Page): Promise<Held> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const held = {
    heapMb: of('JSHeapUsedSize') / 2 ** 20,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    detached: await detachedIn(cdp),
  };
  await cdp.detach();
  return held;
}

async function detachedIn(cdp: CDPSession): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'HTMLElement.prototype' });
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
  const response = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    // The objects include the prototypes of all element types, which belong to no document.
    functionDeclaration: `function () {
      return this.filter((one) => !Object.hasOwn(one, 'constructor') && !one.isConnected).length;
    }`,
    returnByValue: true,
  });
  return response.result.value as number;
}
