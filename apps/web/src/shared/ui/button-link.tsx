import { Link, type LinkProps } from 'react-router-dom';
import { buttonClasses, type ButtonLook } from '#shared/ui/button-classes.ts';
import { cn } from '#shared/ui/class-names.ts';

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: LinkProps & ButtonLook) {
  return <Link {...props} className={cn(buttonClasses({ variant, size }), className)} />;
}
