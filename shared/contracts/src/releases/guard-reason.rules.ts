import type { Language } from '../language';

/** Faults of a version that the server counted before its automatic action. */
interface GuardReason {
  did: 'TAKEN_BACK' | 'LEFT_TO_PEOPLE';
  /** Remote and version. */
  label: string;
  sessions: number;
  people: number;
}

const beginnings = { TAKEN_BACK: 'Rolled back automatically', LEFT_TO_PEOPLE: 'Left for people to decide' } as const;

/** Reason as stored with the release and in the audit log: one English sentence for all readers. */
export const guardReasonText = ({ did, label, sessions, people }: GuardReason): string =>
  `${beginnings[did]}: ${label} failed in ${sessions} sessions of ${people} people.`;

const pattern =
  /^(Rolled back automatically|Left for people to decide): (.+) failed in (\d+) sessions of (\d+) people\.$/;

/**
 * Returns a reason written by the server in the language of the reader. Reasons written by users are returned
 * unchanged.
 */
export function guardReasonIn(reason: string, language: Language): string {
  const [, beginning, label = '', sessions = '', people = ''] = pattern.exec(reason) ?? [];
  if (language !== 'zh_CN' || beginning === undefined) return reason;
  const did = beginning === beginnings.TAKEN_BACK ? '已自动回滚' : '待人工处理';
  return `${did}：${label}在${people}名用户的${sessions}个会话中出现异常。`;
}
