import { Button, IconButton } from '@console/ui';
import { Field } from '@console/ui/form';
import type { z } from '@console/contracts/zod';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldForm, ItemScope, useFieldForm } from '../forms/form-scope';
import { fieldFactsOf, shapeOf } from './field-facts.rules';
import type { FieldOfDraft } from './field-props';
import classes from './lines-field.module.css';
import { elementOf, itemsMaxOf } from './list-facts.rules';
import { useLines } from './use-lines';

/** A list of the draft whose items are filled in one below the other. */
export interface LinesProps<Line> extends Omit<FieldOfDraft, 'placeholder' | 'autoFocus'> {
  /** What a new line begins with. */
  start: () => Partial<Line>;
  /** The fields of one line, by `fieldsOf` of what the list holds. */
  children: (line: Partial<Line>, index: number) => ReactNode;
  /** Stands below the lines, such as their total. */
  below?: ReactNode;
}

/**
 * Lines that can be added and removed; what is wrong stands at its cell. Enter in the last one adds another, and the focus
 * goes where the work goes on.
 */
export function LinesField<Line extends object>(props: LinesProps<Line>) {
  const { schema, ns, name, label, hint, required, disabled = false, start, children, below } = props;
  const { t } = useTranslation();
  const form = useFieldForm(schema);
  const { element, max } = listOf(schema, name);
  const { lines, keys, box, mayAdd, add, remove } = useLines<Line>({ form, name, start, max: disabled ? 0 : max });
  return (
    <Field
      group
      width="full"
      label={label ?? t(`${ns}.${name}`)}
      required={required ?? fieldFactsOf(schema, name).isRequired}
      error={form.errorAt(name, { exact: true })}
      hint={hint ?? (lines.length >= max ? t('kit.lines.max', { max }) : undefined)}
    >
      <div ref={box} className={classes.lines}>
        {lines.map((line, index) => (
          <fieldset
            key={keys[index]}
            aria-label={t('kit.lines.one', { number: index + 1 })}
            data-line
            className={classes.line}
          >
            <div className={classes.cells}>
              <ItemScope item={itemOf({ form, name, element, lines, index })}>{children(line, index)}</ItemScope>
            </div>
            <IconButton
              icon="close"
              label={t('kit.lines.remove', { number: index + 1 })}
              disabled={disabled}
              onClick={() => remove(index)}
            />
          </fieldset>
        ))}
        <div className={classes.below}>
          <Button icon="plus" disabled={!mayAdd} onClick={add}>
            {t('kit.lines.add')}
          </Button>
          {below}
        </div>
      </div>
    </Field>
  );
}

/** What the list of a draft holds, and how much; a draft that has no such list is a fault of whoever asks. */
function listOf(schema: z.ZodType, name: string) {
  const list = shapeOf(schema)?.[name];
  const element = list && elementOf(list);
  if (!element) throw new Error(`The draft has no list ${name}`);
  return { element, max: itemsMaxOf(list) ?? Infinity };
}

interface Item {
  form: FieldForm;
  name: string;
  element: z.ZodType;
  lines: readonly object[];
  index: number;
}

/** One line as a form of its own, whose paths lead through the list. */
function itemOf({ form, name, element, lines, index }: Item): FieldForm {
  const at = (field: string) => `${name}.${index}.${field}`;
  const setAt = (field: string, value: unknown, path: string) =>
    form.setWithin(
      name,
      lines.map((line, place) => (place === index ? { ...line, [field]: value } : line)),
      path,
    );
  return {
    schema: element,
    values: { ...lines[index] },
    set: (field, value) => setAt(field, value, at(field)),
    setWithin: (field, value, path) => setAt(field, value, at(path)),
    touch: (field) => form.touch(at(field)),
    errorOf: (field) => form.errorAt(at(field)),
    errorAt: (path, how) => form.errorAt(at(path), how),
  };
}
