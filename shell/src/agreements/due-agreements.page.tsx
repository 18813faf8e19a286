import {
  acceptAgreement,
  codes,
  type DueAgreement,
  isSignatureOf,
  languageOf,
  queryDueAgreements,
} from '@console/contracts';
import { compareParagraphs, readRichText } from '@console/contracts/rich-text';
import { call, CallFailure } from '@console/api';
import { currentLocale } from '@console/i18n';
import { renewUser, type User } from '@console/session';
import { Button, Failed, Skeleton } from '@console/ui';
import { Difference } from '@console/ui/difference';
import { Field, TextInput } from '@console/ui/form';
import { RichText } from '@console/ui/rich-text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '../frame/sign-out';
import { useDocumentTitle } from '../frame/use-document-title';
import { LanguageSwitch, ThemeSwitch } from '../preferences/switches';
import { Refused } from '../public/refused';
import { missing, useSubmit } from '../public/use-submit';
import classes from './due-agreements.module.css';
import { useAnswer } from './use-answer';

/** Page after a sign-in that shows the due agreements one after another until the user has accepted all of them. */
export default function DueAgreements({ user }: { user: User }) {
  const { t } = useTranslation();
  useDocumentTitle(t('due-agreements.title'));
  const { answer, reload, setData } = useAnswer(queryDueAgreements, {});
  const isOver = answer.at === 'ready' && answer.data.list.length === 0;
  useEffect(() => {
    if (isOver) renewUser({ agreementDue: false });
  }, [isOver]);
  const [agreement] = answer.at === 'ready' ? answer.data.list : [];
  return (
    <main className={classes.page} data-page="agreements" data-remote={`shell@${__VERSION__}`}>
      <div className={classes.corner}>
        <LanguageSwitch withLabel />
        <ThemeSwitch />
      </div>
      <div className={classes.sheet}>
        {answer.at === 'loading' && <Skeleton rows={12} />}
        {answer.at === 'failed' && (
          <Failed title={t('due-agreements.failed')} message={answer.failure.message} onRetry={reload} />
        )}
        {agreement && (
          <Due
            key={agreement.id}
            agreement={agreement}
            name={user.nickname}
            onAccepted={(list) => setData({ list })}
            onGone={reload}
          />
        )}
        {!agreement && (
          <div className={classes.actions}>
            <Button onClick={() => void signOut()}>{t('session.sign-out')}</Button>
          </div>
        )}
      </div>
    </main>
  );
}

interface DueProps {
  agreement: DueAgreement;
  /** Name that the signature must equal. */
  name: string;
  onAccepted: (list: DueAgreement[]) => void;
  /** Called when the agreement is no longer due, for example because it was accepted in another tab. */
  onGone: () => void;
}

function Due({ agreement, name, onAccepted, onGone }: DueProps) {
  const { t } = useTranslation();
  const language = languageOf(currentLocale());
  const [signature, setSignature] = useState('');
  const { form, onSubmit, isSending, errorOf, failure } = useSubmit(
    () => {
      const empty = missing('signature', signature);
      if (empty.length > 0 || isSignatureOf(signature, name)) return empty;
      return [{ field: 'signature', code: 'SIGNATURE', params: { name } }];
    },
    async () => {
      try {
        onAccepted((await call(acceptAgreement, { id: agreement.id, signature })).list);
      } catch (error) {
        if (!(error instanceof CallFailure) || error.code !== codes.notFound) throw error;
        onGone();
      }
    },
  );
  const { versionNo: no, effectiveFrom: day, title, body } = agreement;
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className={classes.form}>
      <h1 className={classes.title}>{title[language]}</h1>
      <p className={classes.about}>{t('due-agreements.effective', { no, day })}</p>
      <p className={classes.about}>{t('due-agreements.about')}</p>
      {/* Focusable, so that the text can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={classes.text} tabIndex={0} aria-label={title[language]}>
        <RichText nodes={readRichText(body[language])} />
      </section>
      <Changes agreement={agreement} />
      <Refused failure={failure} />
      <Field
        required
        label={t('due-agreements.signature')}
        hint={t('due-agreements.hint', { name })}
        error={errorOf('signature')}
      >
        <TextInput value={signature} onChange={setSignature} autoComplete="name" />
      </Field>
      <div className={classes.actions}>
        <Button onClick={() => void signOut()}>{t('session.sign-out')}</Button>
        <Button variant="primary" type="submit" loading={isSending}>
          {t('due-agreements.accept')}
        </Button>
      </div>
    </form>
  );
}

/** Changes since the version that the user accepted before, by paragraph. */
function Changes({ agreement: { before, title, body, versionNo } }: { agreement: DueAgreement }) {
  const { t } = useTranslation();
  const language = languageOf(currentLocale());
  if (!before) return null;
  const compared = compareParagraphs(before.body[language], body[language]);
  const nameOf = (field: string) => {
    const [, paragraph] = field.split('.');
    return paragraph === undefined ? t('due-agreements.heading') : t('due-agreements.paragraph', { no: paragraph });
  };
  const titleOf = (no: number) => t('due-agreements.version', { no });
  return (
    <section className={classes.changes} aria-label={t('due-agreements.changes')}>
      <h2>{t('due-agreements.changes')}</h2>
      <Difference
        before={{ title: before.title[language], body: compared.before }}
        after={{ title: title[language], body: compared.after }}
        titles={{ before: titleOf(before.versionNo), after: titleOf(versionNo) }}
        nameOf={nameOf}
      />
    </section>
  );
}
