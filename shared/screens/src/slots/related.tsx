import type { AuditedObject } from '@console/contracts/areas';
import { isForKind } from '@console/contracts/slots';
import { Contributed } from './contributed';

/** Props of `Related`. */
interface RelatedProps {
  kind: AuditedObject;
  id: string;
}

/** What other remotes know of a record, beside its facts. */
export const Related = ({ kind, id }: RelatedProps) => (
  <Contributed slot="record.related" props={{ kind, id }} takes={(name) => isForKind(name, kind)} />
);
