import { useHandover } from '@console/remote-kit';
import { useForm, type FormOptions } from './use-form';

/**
 * The form of a page: its state is handed over, so it survives signing out and back in, and the shell knows whether
 * leaving would lose typed work. A page with several of them names each. The form of a dialog is a part of what is opened
 * and takes it too; one for secrets alone, of which nothing is stored, takes `useForm`.
 */
export function usePageForm<Draft extends object>(options: FormOptions<Draft>, part = 'form') {
  const { bind, form, handover } = useForm(options);
  useHandover(part, handover);
  return { bind, form };
}
