import type { FieldIssue } from '../issues';
import { isSignatureOf } from '../session/signature.rules';
import '../platform/messages';
import './messages';
import type { ServiceAgreementStep } from './service-agreement';

/** Validates the agreement step: the shown name typed as the signature, and the checked box. */
export function checkServiceAgreement(
  { signature = '', accepts }: Partial<ServiceAgreementStep>,
  name: string,
): FieldIssue[] {
  return [
    ...(isSignatureOf(signature, name) ? [] : [{ field: 'signature', code: 'SIGNATURE', params: { name } }]),
    ...(accepts === true ? [] : [{ field: 'accepts', code: 'AGREEMENT_ACCEPT_REQUIRED', params: {} }]),
  ];
}
