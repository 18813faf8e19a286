import type { AllowedAction } from '@console/contracts';

/** Facts that decide which actions are possible. */
export interface TemplateState {
  hasDraft: boolean;
  /** The draft can be published. */
  isComplete: boolean;
  /** A text from the console is published. */
  isPublished: boolean;
}

const publishing = ({ hasDraft, isComplete }: TemplateState): AllowedAction[] => {
  if (!hasDraft) return [];
  return [
    isComplete ? { action: 'PUBLISH', enabled: true } : { action: 'PUBLISH', enabled: false, reason: 'INCOMPLETE' },
  ];
};

/** Actions on a template for users of the company that runs the platform. */
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
