import type { App } from '../deps';
import { FixedText } from './fixed-text';
import { openApiOf } from './openapi';
import { openApiPageOf } from './openapi-page';

/** API description: OpenAPI JSON and an HTML page. */
export interface Descriptions {
  json: FixedText;
  page: FixedText;
}

/** Returns descriptions of all operations, generated on first use; operations are not added later. */
export function descriptionsOf(app: App): Descriptions {
  const { version } = app.deps.builds.shell;
  return {
    json: new FixedText('application/json; charset=utf-8', () => JSON.stringify(openApiOf(app.mounted, version))),
    page: new FixedText('text/html; charset=utf-8', () => openApiPageOf(app.mounted, version)),
  };
}
