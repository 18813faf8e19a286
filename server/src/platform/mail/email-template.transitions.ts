import type { TemplateVersionStatus } from '@console/contracts/email-templates';
import type { Transitions } from '../transitions/record-transitions';

/** State transitions of a template version. */
export const emailTemplateTransitions: Transitions<TemplateVersionStatus> = {
  DRAFT: { PUBLISHED: { by: ['CONSOLE'] } },
  PUBLISHED: { ARCHIVED: { by: ['CONSOLE'] } },
  ARCHIVED: {},
};
