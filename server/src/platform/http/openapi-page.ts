import type { AnyOperation } from '../deps';
import { escaped } from './escaped';
import { openApiOf } from './openapi';

/** Returns the API description as plain HTML with one stylesheet, which works under the console's own policy. */
export function openApiPageOf(mounted: readonly AnyOperation[], version: string): string {
  const { paths } = openApiOf(mounted, version);
  const calls = Object.entries(Object(paths)).map(([path, item]) => callOf(path, Object(item).post));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls · VCC Console</title><link rel="icon" href="/admin/public/iconLogo"><link rel="stylesheet" href="/openapi.css"></head>
<body>
<header><h1>Calls</h1><p>${calls.length} operations. The same as <a href="/openapi.json">OpenAPI 3.1</a>.</p>
<p>Create an API key in Developer settings, and send its secret with each call marked “API key”:</p>
<pre>curl -X POST ${escaped('https://<console>')}/admin/merchant/list \\
  -H 'authorization: Bearer vck_…' -H 'content-type: application/json' -d '{}'</pre>
<p>The key needs the permission of the call as a scope. Calls with an idempotency key need the header
<code>idempotency-key</code>: a repeated call with the same idempotency key makes no second change.</p></header>
<main>
${calls.join('\n')}
</main>
</body>
</html>
`;
}

function callOf(
  path: string,
  post: { 'x-permission': string; security: object[]; requestBody: unknown; responses: Record<string, unknown> },
): string {
  return `<details id="${escaped(path.slice(1).replaceAll('/', '-'))}"><summary><b>POST</b> <code>${escaped(path)}</code> <i>${escaped(post['x-permission'])}${isForKeys(post) ? ' · API key' : ''}</i></summary>
<h2>Input</h2><pre>${pretty(schemaIn(post.requestBody))}</pre>
<h2>Data of the answer</h2><pre>${pretty(dataIn(post.responses['200']))}</pre></details>`;
}

const isForKeys = ({ security }: { security: object[] }) => security.some((one) => 'apiKey' in one);

const schemaIn = (holder: unknown) => Object(Object(Object(holder).content)['application/json']).schema;

const dataIn = (response: unknown) => Object(Object(schemaIn(response)).allOf?.[1]).properties?.data;

const pretty = (value: unknown) => escaped(JSON.stringify(value, null, '\t'));

export const openApiCss = `body{font:14px/1.5 system-ui,sans-serif;margin:0 auto;max-width:960px;padding:24px;color:#1f2329;background:#fff}
h1{font-size:22px;margin:0}h2{font-size:13px;margin:12px 0 4px}details{border-top:1px solid #d9dce3;padding:8px 0}
summary{cursor:pointer}summary b{font-size:11px;color:#34398f}summary i{color:#5b6270;font-style:normal;float:right}
pre{background:#f5f6f8;padding:12px;overflow:auto;border-radius:6px;font-size:12px;tab-size:2}code,pre{font-family:ui-monospace,monospace}
@media (prefers-color-scheme:dark){body{color:#e6e8ee;background:#14161b}pre{background:#1c1f26}details{border-color:#2c313b}summary i{color:#9aa2b1}summary b,a{color:#9ea6ff}}
`;
