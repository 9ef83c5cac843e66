import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const button = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-md text-center font-medium no-underline',
    'transition-colors duration-150 disabled:opacity-50 aria-disabled:opacity-50',
  ],
  {
    variants: {
      look: {
        /** The primary action: one per page. */
        next: 'bg-accent text-on-accent hover:bg-accent-bright',
        outline: 'border border-edge text-ink hover:border-ink hover:bg-ink/5',
        quiet: 'text-ink underline-offset-4 hover:underline',
        danger: 'border border-danger text-danger hover:bg-danger/10',
      },
      size: {
        normal: 'min-h-11 px-5 py-2',
        large: 'min-h-14 px-8 py-3 text-lg',
        icon: 'size-11 shrink-0',
      },
    },
    defaultVariants: { look: 'outline', size: 'normal' },
  },
);

type Props = ComponentProps<'button'> & VariantProps<typeof button> & { asChild?: boolean };

/** A button, or with `asChild` a link that looks like one. */
export function Button({ className, look, size, asChild = false, type, ...rest }: Props) {
  const classes = classNames(button({ look, size }), className);
  return asChild ? (
    <Slot.Root className={classes} {...rest} />
  ) : (
    <button type={type ?? 'button'} className={classes} {...rest} />
  );
}
