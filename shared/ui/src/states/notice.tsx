import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Icon, type IconName } from '../icon/icon';
import classes from './states.module.css';

/** What a notice is about. */
export type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

const signs: Record<NoticeTone, IconName> = { info: 'info', ok: 'check', warn: 'warning', bad: 'error' };

/** Props of `Notice`. */
export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
}

/** A remark inside the page. A bad one is read out at once. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div className={cx(classes.notice, classes[tone])} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={signs[tone]} />
      <div>
        {title !== undefined && <p className={classes.noticeTitle}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
