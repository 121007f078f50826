import { cva, type VariantProps } from 'class-variance-authority';

export const buttonClasses = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control border text-base font-semibold',
    'transition-[background-color,border-color,color,scale] duration-150 select-none active:scale-[0.98]',
    'disabled:opacity-55 disabled:active:scale-100 aria-disabled:opacity-80 aria-disabled:active:scale-100',
    '[&_svg]:size-[18px] [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-primary text-on-primary not-aria-disabled:hover:bg-primary-strong',
        outline: 'border-line bg-card text-ink not-aria-disabled:hover:border-field',
        ghost: 'border-transparent text-ink not-aria-disabled:hover:bg-tint',
        danger: 'border-line bg-card text-danger not-aria-disabled:hover:border-danger',
      },
      size: { md: 'min-h-11 px-4 py-2', icon: 'size-11' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonLook = VariantProps<typeof buttonClasses>;
