/** Whether a rule of limits decides (ACTIVE), only notes what it would have declined (SHADOW), or does nothing. */
export const limitModes = ['ACTIVE', 'SHADOW', 'INACTIVE'] as const;
export type LimitMode = (typeof limitModes)[number];

/** No rule begins to decline before it was watched. */
export const limitModeTransitions: Record<LimitMode, LimitMode[]> = {
  INACTIVE: ['SHADOW'],
  SHADOW: ['ACTIVE', 'INACTIVE'],
  ACTIVE: ['INACTIVE'],
};
