/** Sums up the traffic of an open page: body and headers as received, without cached responses. */
export async function watchTraffic(cdp) {
  const addresses = new Map();
  const seen = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) addresses.set(requestId, new URL(request.url).pathname);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => addresses.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = addresses.get(requestId);
    if (path && encodedDataLength > 0) seen.push({ path, bytes: encodedDataLength });
  });
  await cdp.send('Network.enable');
  return () => ({
    requests: seen.length,
    bytes: sumOf(seen),
    files: sumOf(seen.filter(({ path }) => /^\/[sr]\//.test(path))),
    document: sumOf(seen.filter(({ path }) => path.startsWith('/main/'))),
    paths: seen,
  });
}

const sumOf = (rows) => rows.reduce((sum, { bytes }) => sum + bytes, 0);
