import type { TemplateVersionStatus } from '@console/contracts/email-templates';
import type { Transitions } from '../moves/record-moves';

/** State transitions of a template version. */
export const emailTemplateMoves: Transitions<TemplateVersionStatus> = {
  DRAFT: { PUBLISHED: { by: ['CONSOLE'] } },
  PUBLISHED: { ARCHIVED: { by: ['CONSOLE'] } },
  ARCHIVED: {},
};
