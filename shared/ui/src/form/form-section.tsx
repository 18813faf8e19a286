import { type ReactNode, useId } from 'react';
import classes from './form-layout.module.css';

/** Props of `FormSection`. */
export interface FormSectionProps {
  title: string;
  description?: string;
  children: ReactNode;
}

/** Section of a form: title and description at the left, fields in two columns at the right. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <h2 id={id}>{title}</h2>
        {description !== undefined && <p>{description}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
