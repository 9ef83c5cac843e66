import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClasses } from './control-classes.ts';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames(controlClasses, 'min-h-12', className)} {...rest} />;
}
