import { z } from '@console/contracts/zod';
import { exportCalls } from '../jobs/export';
import { allowedAction, countsInput, countsOutput, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { i18nText, instant, requiredLongText, requiredText } from '../text';

/** Types of a value: an integer, `true` or `false`, or one of the parameter's choices. */
export const parameterTypes = ['INT', 'BOOL', 'CHOICE'] as const;
/** Type of a value. */
export type ParameterType = (typeof parameterTypes)[number];

/** `ACTIVE`: the value is in effect. `DEFAULT`: the value is switched off, and the default is in effect. */
export const parameterStatuses = ['ACTIVE', 'DEFAULT'] as const;

/** Areas of the product that parameters are grouped by. */
export const parameterGroups = ['SESSIONS', 'FILES', 'CARDS', 'CUSTOMERS', 'RELEASES'] as const;
export type ParameterGroup = (typeof parameterGroups)[number];

/** Name by which code reads a parameter, such as `session.idle_warn_seconds`. */
export const parameterId = z
  .string()
  .regex(/^[a-z]+(\.[a-z_]+){1,3}$/)
  .max(60);

/** Platform setting, defined by the product with a default and bounds. */
export const parameter = z.strictObject({
  id: parameterId,
  name: i18nText,
  description: i18nText,
  group: z.enum(parameterGroups),
  type: z.enum(parameterTypes),
  value: z.string(),
  /** Default value, in effect while the parameter is switched off. */
  byDefault: z.string(),
  /** Values of a choice in display order; empty for other types. */
  choices: z.array(z.strictObject({ value: z.string(), label: i18nText })),
  /** Inclusive bounds of a number; null for other types. */
  min: z.int().nullable(),
  max: z.int().nullable(),
  /** Unit of a number that is displayed in another unit: bytes are displayed in MB. */
  unit: z.enum(['BYTES']).nullable(),
  status: z.enum(parameterStatuses),
  /** Value in effect. */
  effective: z.string(),
  /** False if the console cannot change it. */
  isEditable: z.boolean(),
  updatedAt: instant,
  /** User who changed it last; empty if never changed. */
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** Platform setting. */
export type Parameter = z.infer<typeof parameter>;

export const parameterFilter = z.strictObject({
  status: z.array(z.enum(parameterStatuses)).max(2).optional(),
  group: z.array(z.enum(parameterGroups)).max(parameterGroups.length).optional(),
});
export type ParameterFilter = z.infer<typeof parameterFilter>;

const sortable = ['id', 'updatedAt'] as const;

/** `keyword` matches name, description and id. */
export const listParameters = operation({
  path: '/parameter/list',
  permission: 'admin.parameter.view',
  input: listInput(parameterFilter, [...sortable]),
  output: listOutput(parameter),
  reads: true,
});

/** Counts parameters by status, for the tabs of the list. */
export const countParameters = operation({
  path: '/parameter/counts',
  permission: 'admin.parameter.view',
  input: countsInput(parameterFilter.omit({ status: true })),
  output: countsOutput(parameterStatuses),
  reads: true,
});

/** Exports all parameters that match the filters. */
export const { start: exportParameters, count: countParameterExport } = exportCalls({
  path: '/parameter',
  permission: 'admin.parameter.export',
  filter: parameterFilter,
  sortable: [...sortable],
  rowId: parameterId,
});

const target = z.strictObject({ id: parameterId });

export const readParameter = operation({
  path: '/parameter/detail',
  permission: 'admin.parameter.view',
  input: target,
  output: parameter,
  reads: true,
});

/** Form input of a parameter: the value, whether it is in effect, and the reason for the change. */
export const parameterDraft = z.strictObject({
  value: requiredText(20),
  isActive: z.boolean(),
  why: requiredLongText(),
});
export type ParameterDraft = z.infer<typeof parameterDraft>;

/**
 * Saves a parameter. It takes effect at the next call that reads it. A draft without changes is refused. Restoring an
 * earlier value is an ordinary change.
 */
export const saveParameter = operation({
  path: '/parameter/update',
  permission: 'admin.parameter.save',
  needsProof: true,
  input: target.extend({ version: z.int(), ...parameterDraft.shape }),
  output: parameter,
});

const setting = z.strictObject({ value: z.string(), isActive: z.boolean() });

/** Change of a parameter. */
export const parameterChange = z.strictObject({
  id: z.string(),
  at: instant,
  by: z.string(),
  before: setting,
  after: setting,
  why: z.string(),
});
export type ParameterChange = z.infer<typeof parameterChange>;

/** Returns the newest changes, up to 50. */
export const readParameterHistory = operation({
  path: '/parameter/history',
  permission: 'admin.parameter.view',
  input: target,
  output: z.strictObject({ list: z.array(parameterChange) }),
  reads: true,
});
