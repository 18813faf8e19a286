import { useHandover } from '@console/remote-kit';
import { useForm, type FormOptions } from './use-form';

/**
 * Form of a page. Its state is transferred to other versions, so it survives signing out and in again, and the shell
 * can warn before typed values are lost. A page with several forms names each of them. Forms in dialogs use it too; a
 * form that contains only secrets, of which nothing is stored, uses `useForm`.
 */
export function usePageForm<Draft extends object>(options: FormOptions<Draft>, part = 'form') {
  const { bind, form, handover } = useForm(options);
  useHandover(part, handover);
  return { bind, form, handover };
}
