import type { AuditLine } from '@console/contracts/audit';
import type { Shape, Tone } from '@console/ui';

type Result = AuditLine['result'];

/** Badge by result of an action. */
export const resultStatuses: Record<Result, { state: Tone; shape: Shape }> = {
  OK: { state: 'ok', shape: 'check' },
  DENIED: { state: 'warn', shape: 'triangle' },
  FAILED: { state: 'bad', shape: 'cross' },
};
