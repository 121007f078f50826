import type { ComponentProps, MouseEvent } from 'react';
import { buttonClasses, type ButtonLook } from '#shared/ui/button-classes.ts';
import { cn } from '#shared/ui/class-names.ts';
import { Spinner } from '#shared/ui/spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While busy the button keeps the focus, says so, and cannot be pressed again. */
  busy?: boolean;
  busyLabel?: string;
}

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...props}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || props['aria-disabled']}
      className={cn(buttonClasses({ variant, size }), className)}
    >
      {busy && <Spinner />}
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}
