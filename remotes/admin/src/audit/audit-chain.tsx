import { verifyAudit } from '@console/contracts/audit';
import { formatTime } from '@console/i18n';
import { CallRefused, useOperation, useShown } from '@console/screens';
import { Button, CopyText, Notice, StatusBadge } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '@console/contracts';

type Verdict = OutputOf<typeof verifyAudit>;

/** Verifies the hash chain of the whole log on demand and shows the result. */
export function AuditChain() {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { progress, send, reset } = useOperation(verifyAudit);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isOpen, setOpen] = useState(false);
  const verify = async () => {
    const sent = await send({});
    if (sent.at === 'done') setVerdict(sent.data);
    if (sent.at !== 'busy') setOpen(true);
  };
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      {verdict && (
        <StatusBadge
          {...(verdict.isSound ? soundSign : brokenSign)}
          label={t(verdict.isSound ? 'audit.sound' : 'audit.broken', { time: formatTime(verdict.checkedAt, zone) })}
        />
      )}
      <Button icon="shield" loading={progress.at === 'sending'} onClick={() => void verify()}>
        {t('audit.verify')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('audit.verify')}
        onClose={close}
        actions={
          <Button variant="primary" onClick={close}>
            {t('audit.close')}
          </Button>
        }
      >
        {'failure' in progress ? <CallRefused failure={progress.failure} /> : verdict && <Proof verdict={verdict} />}
      </Dialog>
    </>
  );
}

const soundSign = { state: 'ok', shape: 'check' } as const;
const brokenSign = { state: 'bad', shape: 'cross' } as const;

function Proof({ verdict: { isSound, lines, head, findings } }: { verdict: Verdict }) {
  const { t } = useTranslation();
  return (
    <>
      <Notice tone={isSound ? 'ok' : 'bad'} title={t(isSound ? 'audit.soundTitle' : 'audit.brokenTitle')}>
        {isSound ? t('audit.soundText', { count: lines }) : t('audit.brokenText')}
      </Notice>
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={finding}>
              <CopyText text={finding} />
            </li>
          ))}
        </ul>
      )}
      <p>{t('audit.head')}</p>
      <CopyText text={head} />
    </>
  );
}
