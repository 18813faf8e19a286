import type { AllowedAction } from '@console/contracts';

/** What decides what can be done with a template. */
export interface TemplateState {
  hasDraft: boolean;
  /** Nothing keeps the draft from being published. */
  isComplete: boolean;
  /** A text of the console's own is sent. */
  isPublished: boolean;
}

const publishing = ({ hasDraft, isComplete }: TemplateState): AllowedAction[] => {
  if (!hasDraft) return [];
  return [
    isComplete ? { action: 'PUBLISH', enabled: true } : { action: 'PUBLISH', enabled: false, reason: 'INCOMPLETE' },
  ];
};

/** What the actor may do with a template of their platform. */
export const templateActionsOf = (state: TemplateState, permissions: ReadonlySet<string>): AllowedAction[] => [
  ...(permissions.has('admin.email-template.save')
    ? [
        { action: 'EDIT', enabled: true },
        { action: 'TEST', enabled: true },
      ]
    : []),
  ...(permissions.has('admin.email-template.publish')
    ? [...publishing(state), ...(state.isPublished ? [{ action: 'ARCHIVE', enabled: true }] : [])]
    : []),
];
