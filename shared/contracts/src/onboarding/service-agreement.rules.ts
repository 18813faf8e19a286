import type { FieldIssue } from '../issues';
import { isSignatureOf } from '../session/signature.rules';
import '../platform/messages';
import './messages';
import type { ServiceAgreementStep } from './service-agreement';

/** Validates the agreement step: the signature is the displayed name, and the box is checked. */
export function checkServiceAgreement(
  { signature = '', accepts }: Partial<ServiceAgreementStep>,
  name: string,
): FieldIssue[] {
  return [
    ...(isSignatureOf(signature, name) ? [] : [{ field: 'signature', code: 'SIGNATURE', params: { name } }]),
    ...(accepts === true ? [] : [{ field: 'accepts', code: 'AGREEMENT_ACCEPT_REQUIRED', params: {} }]),
  ];
}
