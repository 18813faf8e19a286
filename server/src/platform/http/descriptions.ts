import type { App } from '../deps';
import { FixedText } from './fixed-text';
import { openApiOf } from './openapi';
import { openApiPageOf } from './openapi-page';

/** What the calls are, for programs and for people. */
export interface Descriptions {
  json: FixedText;
  page: FixedText;
}

/** Of all calls that the application has once somebody asks; none is added afterwards. */
export function descriptionsOf(app: App): Descriptions {
  const { version } = app.deps.builds.shell;
  return {
    json: new FixedText('application/json; charset=utf-8', () => JSON.stringify(openApiOf(app.mounted, version))),
    page: new FixedText('text/html; charset=utf-8', () => openApiPageOf(app.mounted, version)),
  };
}
