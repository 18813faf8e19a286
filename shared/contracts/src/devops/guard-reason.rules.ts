import type { Language } from '../language';

/** What the server found of a version before it did something by itself. */
interface GuardReason {
  did: 'TAKEN_BACK' | 'LEFT_TO_PEOPLE';
  /** Module and version. */
  label: string;
  sessions: number;
  people: number;
}

const beginnings = { TAKEN_BACK: 'Rolled back automatically', LEFT_TO_PEOPLE: 'Left for people to decide' } as const;

/** The reason as releases and the audit log keep it: one sentence, the same for every reader. */
export const guardReasonText = ({ did, label, sessions, people }: GuardReason): string =>
  `${beginnings[did]}: ${label} failed in ${sessions} sessions of ${people} people.`;

const pattern =
  /^(Rolled back automatically|Left for people to decide): (.+) failed in (\d+) sessions of (\d+) people\.$/;

/** A reason that the server wrote, in the language of the reader; what people wrote stays as they wrote it. */
export function guardReasonIn(reason: string, language: Language): string {
  const [, beginning, label = '', sessions = '', people = ''] = pattern.exec(reason) ?? [];
  if (language !== 'zh_CN' || beginning === undefined) return reason;
  const did = beginning === beginnings.TAKEN_BACK ? '已自动回滚' : '待人工处理';
  return `${did}：${label}在${people}名用户的${sessions}个会话中出现异常。`;
}
