import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';
import css from '../reach/reach-note.module.css';
import { trustAtom } from './trust.atom';
import { messageOf } from './trust-labels';

/** Says that the server's word on what is live does not count, for as long as that is so. Read out when it appears. */
export function TrustNote() {
  const { t } = useTranslation();
  const trust = useAtomValue(trustAtom);
  return (
    <output data-trust={trust.at === 'doubted' ? trust.doubt : trust.at}>
      {trust.at === 'doubted' && <span className={css.note}>{t(messageOf(trust.doubt))}</span>}
    </output>
  );
}
