import { useHandover } from '@console/remote-kit';
import { useForm, type FormOptions } from './use-form';

/**
 * The form of a page. Its state is handed over, so it survives signing out and in again, and the shell can warn before
 * typed values are lost. A page with several forms names each. A dialog's form uses it too; a form of secrets only, of
 * which nothing is stored, uses `useForm`.
 */
export function usePageForm<Draft extends object>(options: FormOptions<Draft>, part = 'form') {
  const { bind, form, handover } = useForm(options);
  useHandover(part, handover);
  return { bind, form, handover };
}
