/** What every input of the package has. */
export interface InputProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
  name?: string | undefined;
  /** Its name where no field around it gives one. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
}
