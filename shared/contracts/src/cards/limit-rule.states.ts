/**
 * Modes of a limit rule: `ACTIVE` declines purchases, `SHADOW` only records what it would decline, `INACTIVE` does
 * nothing.
 */
export const limitModes = ['ACTIVE', 'SHADOW', 'INACTIVE'] as const;
export type LimitMode = (typeof limitModes)[number];

/** Mode transitions. A rule must run in shadow mode before it can decline purchases. */
export const limitModeTransitions: Record<LimitMode, LimitMode[]> = {
  INACTIVE: ['SHADOW'],
  SHADOW: ['ACTIVE', 'INACTIVE'],
  ACTIVE: ['INACTIVE'],
};
