import {
  archiveEmailTemplate,
  listEmailTemplates,
  listEmailTemplateVersions,
  publishEmailTemplate,
  readEmailTemplate,
  saveEmailTemplate,
  testEmailTemplate,
} from '@console/contracts/email-templates';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { refuseParts } from '../../../platform/http/whole-company';
import { isOfPlatform } from '../../../platform/reach/platform.query';
import { archiveTemplate, mailTemplateTest, publishTemplate, saveTemplate } from './email-template.actions';
import { findEmailTemplate, findEmailTemplates, findEmailTemplateVersions } from './email-template.query';

/**
 * Operations on e-mail templates. All companies can read them; only the company that runs the platform can edit them.
 */
export function emailTemplateRoutes(app: App): void {
  mount(app, listEmailTemplates, async (query, context) => {
    refuseParts(context.actor);
    return findEmailTemplates({ ...context, edits: await isOfPlatform(context) }, query);
  });
  mount(app, readEmailTemplate, async ({ id }, context) => {
    refuseParts(context.actor);
    return findEmailTemplate({ ...context, edits: await isOfPlatform(context) }, id);
  });
  mount(app, listEmailTemplateVersions, async ({ id }, context) => {
    refuseParts(context.actor);
    return { list: await findEmailTemplateVersions(context, id) };
  });
  mount(app, saveEmailTemplate, (change, context) => saveTemplate(change, context));
  mount(app, publishEmailTemplate, (target, context) => publishTemplate(target, context));
  mount(app, archiveEmailTemplate, (target, context) => archiveTemplate(target, context));
  mount(app, testEmailTemplate, (target, context) => mailTemplateTest(target, context));
}
