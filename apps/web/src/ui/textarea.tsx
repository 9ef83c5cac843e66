import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClasses } from './control-classes.ts';

/** Grows with its text where the browser can. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea className={classNames(controlClasses, 'field-sizing-content min-h-32 py-2.5', className)} {...rest} />
  );
}
