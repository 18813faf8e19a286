import type { TemplateVersionStatus } from '@console/contracts/email-templates';
import type { Transitions } from '../moves/record-moves';

/** Every change of the status of a version of a template. */
export const emailTemplateMoves: Transitions<TemplateVersionStatus> = {
  DRAFT: { PUBLISHED: { by: ['CONSOLE'] } },
  PUBLISHED: { ARCHIVED: { by: ['CONSOLE'] } },
  ARCHIVED: {},
};
