import { type FieldIssue, isDay } from '@console/contracts';
import '@console/contracts/admin/messages';
import { type ClockDraft, clockStepMaxSeconds } from '@console/contracts/releases';
import { formatDate, formatTime } from '@console/i18n';

const unitSeconds = { HOURS: 3600, DAYS: 86_400 };

/** Platform time in the time zone of a user. */
export interface ClockTime {
  now: Date;
  zone: string;
}

/** Seconds to move the clock; null for an incomplete draft. */
export function secondsOf({ step, count, day }: Partial<ClockDraft>, { now, zone }: ClockTime): number | null {
  if (step === 'HOURS' || step === 'DAYS') return count === undefined ? null : count * unitSeconds[step];
  if (step === undefined || day === undefined || !isDay(day)) return null;
  return Math.ceil((beginOf(day, zone) - now.getTime()) / 1000);
}

/** Start of a day in a time zone. The offset is computed twice, because it can change on that day. */
function beginOf(day: string, zone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const near = utc - offsetOf(utc, zone);
  return utc - offsetOf(near, zone);
}

function offsetOf(moment: number, zone: string): number {
  const at = new Date(moment);
  return Date.parse(`${formatDate(at, zone)}T${formatTime(at, zone, 'seconds')}Z`) - moment;
}

/** Validates a draft beyond the schema of its fields. */
export function clockIssues(draft: Partial<ClockDraft>, time: ClockTime): FieldIssue[] {
  const field = draft.step === 'DATE' ? 'day' : 'count';
  if (draft[field] === undefined) return [{ field, code: 'REQUIRED', params: {} }];
  const seconds = secondsOf(draft, time);
  if (seconds !== null && seconds < 1) return [{ field, code: 'CLOCK_BACK', params: {} }];
  if (seconds !== null && seconds > clockStepMaxSeconds) return [{ field, code: 'CLOCK_FAR', params: {} }];
  return [];
}

/** Splits seconds into full days and hours. */
export function aheadOf(seconds: number): { days: number; hours: number } {
  const hours = Math.floor(seconds / unitSeconds.HOURS);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
