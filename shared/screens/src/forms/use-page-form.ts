import { useHandover } from '@console/remote-kit';
import { useForm, type FormOptions } from './use-form';

/**
 * The form of a page: its state is handed over, so it survives signing out and back in, and the shell knows whether
 * leaving would lose typed work. A page with several of them names each. A form in a dialog ends with its dialog and
 * takes `useForm`.
 */
export function usePageForm<Draft extends object>(options: FormOptions<Draft>, part = 'form') {
  const { bind, form, handover } = useForm(options);
  useHandover(part, handover);
  return { bind, form };
}
