import type { AuditDetail } from '@console/contracts/audit';
import { spelledOut } from '@console/contracts/audit-texts';
import { useShell } from '@console/remote-kit';
import { pageHref, useDicts, useSaying } from '@console/screens';
import { useCan } from '@console/session';
import { TextLink } from '@console/ui';
import { Difference } from '@console/ui/difference';
import { useTranslation } from 'react-i18next';
import { pageOfObject } from '../common/object-pages';
import classes from './audit.module.css';

interface AboutProps {
  line: AuditDetail;
}

/** Values before and after a change, in the language of the user. */
export function Changes({ line: { before, after, names } }: AboutProps) {
  const { saying, nameOf } = useSaying(names);
  const text = (facts: AuditDetail['before']) => (facts === null ? null : spelledOut(facts, saying));
  return <Difference before={text(before)} after={text(after)} nameOf={nameOf} />;
}

/** Reason of an action: the label of a selected reason, and the text of a typed reason. */
export function Reason({ line: { reason } }: AboutProps) {
  const { reasonOf } = useSaying([]);
  return reasonOf(reason) || '–';
}

/** Object of an action, with links to its page and to its other entries. */
export function OfObject({ line }: AboutProps) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { label } = useDicts(['audit_object']);
  const { objectType, objectId, objectLabel } = line;
  const page = pageOfObject(line);
  const maySee = useCan(page?.permission ?? 'admin.audit.view');
  const kind = label('audit_object', objectType);
  return (
    <span className={classes.object}>
      <span>
        {page && maySee ? (
          <TextLink href={page.href(line)} onNavigate={navigate}>
            {objectLabel}
          </TextLink>
        ) : (
          <span>{objectLabel}</span>
        )}
        <span>{` · ${kind}`}</span>
      </span>
      <TextLink quiet href={pageHref('opt-information', { objectType, objectId })} onNavigate={navigate}>
        {t('audit.allOf')}
      </TextLink>
    </span>
  );
}
