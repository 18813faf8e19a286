import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';
import css from '../reach/reach-note.module.css';
import { trustAtom } from './trust.atom';
import { messageOf } from './trust-labels';

/** Warning while the server's offer cannot be verified. Screen readers announce it. */
export function TrustNote() {
  const { t } = useTranslation();
  const trust = useAtomValue(trustAtom);
  return (
    <output data-trust={trust.at === 'doubted' ? trust.doubt : trust.at}>
      {trust.at === 'doubted' && <span className={css.note}>{t(messageOf(trust.doubt))}</span>}
    </output>
  );
}
