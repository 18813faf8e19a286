import type { Shape, StatusBadgeProps, Tone } from '@console/ui';
import type { Labels } from './use-dicts';

/** Color and shape that the product defines for a state. */
export interface StatusLook {
  state: Tone;
  shape: Shape;
}

/** One code of a dictionary. */
interface Coded {
  dict: string;
  code: string;
}

/**
 * Returns the badge of a state with its label. A color that was set in the console for the dictionary entry replaces
 * the product's color; the shape never changes, so that the meaning does not depend on the color alone.
 */
export const badgeOf = (label: Labels, { dict, code }: Coded, { state, shape }: StatusLook): StatusBadgeProps => ({
  state: label.chosenTone(dict, code) ?? state,
  shape,
  label: label(dict, code),
});

/** Returns the function for the badge of each status of a record, from its dictionary and the product's looks. */
export const statusBadges =
  <Status extends string>(dict: string, looks: Readonly<Record<Status, StatusLook>>) =>
  (status: Status, label: Labels): StatusBadgeProps =>
    badgeOf(label, { dict, code: status }, looks[status]);
