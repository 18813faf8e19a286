import { ApiKeyFormDialog } from './api-key-form.dialog';

interface ApiKeyCreateDialogProps {
  merchant: { id: string; name: string } | null;
  onDone: () => void;
  onClose: () => void;
}

export default function ApiKeyCreateDialog(props: ApiKeyCreateDialogProps) {
  return <ApiKeyFormDialog {...props} record={null} onChanged={props.onDone} />;
}
