import { configurationParts, listConfiguration } from '@console/contracts/configuration';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { refuseParts } from '../../../platform/http/whole-company';
import { findConfiguration } from './configuration.query';

/** Index of the configuration pages. */
export function configurationRoutes(app: App): void {
  const parts = configurationParts.map((part) => app.registry.configuration[part]);
  mount(app, listConfiguration, async (_input, context) => {
    refuseParts(context.actor);
    return { parts: await findConfiguration(context, parts) };
  });
}
