import { z } from '@console/contracts/zod';
import { exportCalls } from '../jobs/export';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { i18nText, instant, requiredLongText, requiredText } from '../text';

/** What a value must look like: a whole number, `true` and `false`, or one of its choices. */
export const parameterTypes = ['INT', 'BOOL', 'CHOICE'] as const;
/** What a value must look like. */
export type ParameterType = (typeof parameterTypes)[number];

/** ACTIVE: the value counts. DEFAULT: it is switched off, and the default counts. */
export const parameterStatuses = ['ACTIVE', 'DEFAULT'] as const;

/** The name by which code reads it, such as `session.idle_warn_seconds`. */
export const parameterId = z
  .string()
  .regex(/^[a-z]+(\.[a-z_]+){1,3}$/)
  .max(60);

/** A setting of the platform: the product brings it along with a default and with bounds. */
export const parameter = z.strictObject({
  id: parameterId,
  name: i18nText,
  description: i18nText,
  type: z.enum(parameterTypes),
  value: z.string(),
  /** Counts while the parameter is switched off. */
  byDefault: z.string(),
  /** Values of a choice, in the order of their display; empty for others. */
  choices: z.array(z.strictObject({ value: z.string(), label: i18nText })),
  /** Bounds of a number, both included; null for others. */
  min: z.int().nullable(),
  max: z.int().nullable(),
  /** Unit of a number that is shown in another one: bytes are shown in MB. */
  unit: z.enum(['BYTES']).nullable(),
  status: z.enum(parameterStatuses),
  /** What the product goes by now. */
  effective: z.string(),
  /** Whether the console may change it at all. */
  isEditable: z.boolean(),
  updatedAt: instant,
  /** Who changed it last; empty where nobody has. */
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** A setting of the platform. */
export type Parameter = z.infer<typeof parameter>;

export const parameterFilter = z.strictObject({
  status: z.array(z.enum(parameterStatuses)).max(2).optional(),
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

/** All parameters that match, as a file. */
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

/** What is changed: the value, whether it counts, and why. */
export const parameterDraft = z.strictObject({
  value: requiredText(20),
  isActive: z.boolean(),
  why: requiredLongText(),
});
export type ParameterDraft = z.infer<typeof parameterDraft>;

/** Works from the next call on that reads it; a draft that changes nothing is refused. Restoring an earlier value is a change like any other. */
export const saveParameter = operation({
  path: '/parameter/update',
  permission: 'admin.parameter.save',
  needsProof: true,
  input: target.extend({ version: z.int(), ...parameterDraft.shape }),
  output: parameter,
});

const setting = z.strictObject({ value: z.string(), isActive: z.boolean() });

/** One change of a parameter. */
export const parameterChange = z.strictObject({
  id: z.string(),
  at: instant,
  by: z.string(),
  before: setting,
  after: setting,
  why: z.string(),
});
export type ParameterChange = z.infer<typeof parameterChange>;

/** Its newest changes, at most 50, newest first. */
export const readParameterHistory = operation({
  path: '/parameter/history',
  permission: 'admin.parameter.view',
  input: target,
  output: z.strictObject({ list: z.array(parameterChange) }),
  reads: true,
});
